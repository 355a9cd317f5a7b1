internal import BarLayout
