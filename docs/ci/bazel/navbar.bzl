"""Golden tests of navigation bars as a Bazel rule.

Bazel says which shard, what to filter by and where reports go through the environment, and navbar
listens, so the rule only starts it.
"""

def _script(ctx, command):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        "#!/bin/sh\nexec \"${NAVBAR:-navbar}\" " + command + " \"$@\"\n",
        is_executable = True,
    )
    return script

def _navbar_test_impl(ctx):
    return [DefaultInfo(
        executable = _script(ctx, "test --follow-links '" + ctx.attr.folder + "'"),
        runfiles = ctx.runfiles(files = ctx.files.srcs),
    )]

navbar_test = rule(
    implementation = _navbar_test_impl,
    doc = "Compares the goldens of a folder.",
    test = True,
    attrs = {
        "folder": attr.string(mandatory = True, doc = "The folder, from the workspace's root."),
        "srcs": attr.label_list(allow_files = True, doc = "Scenes and goldens."),
    },
)

def _navbar_accept_impl(ctx):
    return [DefaultInfo(executable = _script(ctx, "accept --in '" + ctx.attr.folder + "'"))]

navbar_accept = rule(
    implementation = _navbar_accept_impl,
    doc = "With bazel run: makes what is there now the golden, in the person's own folder.",
    executable = True,
    attrs = {"folder": attr.string(mandatory = True)},
)
