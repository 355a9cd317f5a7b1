"""Opens scenes in navbar lsp as an editor would, with pygls' client."""

import asyncio
import sys

from lsprotocol import types as lsp
from pygls.lsp.client import LanguageClient

NAVBAR, EXAMPLES = sys.argv[1:3]
ADDRESS = "file:///tmp/navbar/scene.yaml"


async def main():
    client = LanguageClient("editor", "1")
    shown, arrived = {}, asyncio.Event()

    @client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    def diagnostics(parameters):
        shown[parameters.uri] = parameters.diagnostics
        arrived.set()

    async def open_scene(text, address=ADDRESS):
        arrived.clear()
        client.text_document_did_open(
            lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(address, "yaml", 1, text)))
        await asyncio.wait_for(arrived.wait(), 30)
        return shown[address]

    async def completions(text, line, character):
        await open_scene(text)
        answer = await client.text_document_completion_async(
            lsp.CompletionParams(lsp.TextDocumentIdentifier(ADDRESS), lsp.Position(line, character)))
        return {item.label for item in answer.items}

    await client.start_io(NAVBAR, "lsp")
    await client.initialize_async(
        lsp.InitializeParams(capabilities=lsp.ClientCapabilities(), process_id=None, root_uri=None))
    client.initialized(lsp.InitializedParams())

    found = await open_scene('device: iphone-15-prp\nnavigationBar:\n  items:\n    - titel: "\U0001F600x"\n')
    assert [(d.range.start.line, d.range.start.character) for d in found] == [(0, 8), (3, 6)], found
    fixes = await client.text_document_code_action_async(
        lsp.CodeActionParams(
            lsp.TextDocumentIdentifier(ADDRESS), lsp.Range(lsp.Position(0, 0), lsp.Position(9, 0)),
            lsp.CodeActionContext(found)))
    assert [fix.title for fix in fixes] == ["Change to iphone-15-pro", "Change to title"], fixes

    assert "iphone-15-pro" in await completions("device: \n", 0, 8)
    assert "compose" in await completions(
        "navigationBar:\n  items:\n    - rightBarButtonItems:\n        - { systemItem: }\n", 3, 24)
    assert "systemRed" in await completions("navigationBar:\n  tintColor: \n", 1, 13)
    assert "prefersLargeTitles" in await completions("navigationBar:\n  \n  items: []\n", 1, 2)

    path = EXAMPLES + "/save-to-folder-with-a-prompt.yaml"
    with open(path, encoding="utf-8") as file:
        text = file.read()
    await open_scene(text, "file://" + path)
    line = next(n for n, words in enumerate(text.split("\n")) if "prompt:" in words)
    place = lsp.Position(line, text.split("\n")[line].index("prompt") + 1)
    hover = await client.text_document_hover_async(
        lsp.HoverParams(lsp.TextDocumentIdentifier("file://" + path), place))
    assert "promptHeight" in hover.contents.value, hover

    path = EXAMPLES + "/recipes-on-a-navigation-stack.yaml"
    with open(path, encoding="utf-8") as file:
        text = file.read()
    await open_scene(text, "file://" + path)
    line = next(n for n, words in enumerate(text.split("\n")) if "Recipe: " in words)
    place = lsp.Position(line, text.split("\n")[line].index("Recipe") + 1)
    screens = await client.text_document_definition_async(
        lsp.DefinitionParams(lsp.TextDocumentIdentifier("file://" + path), place))
    assert text.split("\n")[screens[0].range.start.line].strip().endswith("for: Recipe"), screens

    colors = await client.text_document_document_color_async(
        lsp.DocumentColorParams(lsp.TextDocumentIdentifier("file://" + path)))
    assert not colors or colors[0].color
    lens = (await client.text_document_code_lens_async(
        lsp.CodeLensParams(lsp.TextDocumentIdentifier("file://" + path))))[0].command
    picture = await client.workspace_execute_command_async(
        lsp.ExecuteCommandParams(lens.command, lens.arguments))
    with open(picture["uri"].removeprefix("file://"), "rb") as file:
        assert file.read(4) == b"\x89PNG"
    await open_scene("device:   iphone-15  \nnavigationBar: {items: [{title: A}]}\n\n\n")
    edits = await client.text_document_formatting_async(
        lsp.DocumentFormattingParams(lsp.TextDocumentIdentifier(ADDRESS), lsp.FormattingOptions(2, True)))
    assert edits[0].new_text == "device: iphone-15\nnavigationBar: { items: [{ title: A }] }\n", edits

    await client.shutdown_async(None)
    client.exit(None)
    print("editor: all is well")


asyncio.run(main())
