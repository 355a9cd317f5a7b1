internal import BarCommand
