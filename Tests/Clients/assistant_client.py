"""Asks navbar mcp what an assistant would, with the protocol's own Python package."""

import asyncio
import base64
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

NAVBAR, EXAMPLES = sys.argv[1:3]
INBOX = EXAMPLES + "/mail-inbox-large.yaml"


async def main():
    async with stdio_client(StdioServerParameters(command=NAVBAR, args=["mcp"])) as (read, write):
        async with ClientSession(read, write) as session:
            await session.initialize()
            names = {tool.name for tool in (await session.list_tools()).tools}
            assert {"layout", "get", "explain", "hit", "render", "lint", "validate"} <= names, names

            async def ask(tool, **arguments):
                answer = await session.call_tool(tool, arguments)
                return answer.content[0]

            with open(INBOX, encoding="utf-8") as file:
                scene = file.read()
            assert (await ask("validate", scene=scene)).text == "Nothing is wrong."
            wrong = await ask("validate", scene="device: nope\nnavigationBar: {items: []}")
            assert ":1:9: error: unknown device" in wrong.text, wrong.text
            assert '"ipados-17"' in (await ask("layout", path=INBOX, device="ipad-pro-11")).text
            renamed = await ask(
                "get", scene=scene, keyPaths=["title.text"], set={"navigationBar.items[1].title": "Outbox"})
            assert "Outbox" in renamed.text
            assert "Sum" in (await ask("explain", scene=scene, keyPath="largeTitle.frame.y")).text
            assert "rightBarButtonItems[0]" in (await ask("hit", scene=scene, point=[370, 75])).text
            picture = await ask("render", scene=scene, crop="screen", scale=1)
            assert picture.type == "image" and base64.b64decode(picture.data)[:4] == b"\x89PNG"
            assert '"findings": []' in (await ask("lint", scene=scene)).text
            for tool, arguments in [("nothing", {}), ("get", {"scene": scene}), ("layout", {})]:
                try:
                    answer = await session.call_tool(tool, arguments)
                    assert getattr(answer, "isError", getattr(answer, "is_error", False)), tool
                except Exception as refusal:  # what the package raises depends on its version
                    assert not isinstance(refusal, AssertionError), tool
    print("assistant: all is well")


asyncio.run(main())
