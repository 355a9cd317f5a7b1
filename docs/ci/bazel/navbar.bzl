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

def navbar_tests(name, folder, shared = []):
    """A test for each folder of scenes, so that a cache repeats only those in which something changed.

    Args:
      name: what the suite of all of them is called.
      folder: the folder of goldens, from the package's root.
      shared: files that scenes of several folders use, as pictures.
    """
    groups = {}
    for scene in native.glob([folder + "/**/*.yaml", folder + "/**/*.yml", folder + "/**/*.json"]):
        groups[scene.rpartition("/")[0]] = True
    tests = []
    for group in sorted(groups):
        label = name + "_" + group.replace("/", "_")
        navbar_test(
            name = label,
            size = "small",
            srcs = native.glob([group + "/*"]) + shared,
            folder = folder,
        )
        tests.append(":" + label)
    native.test_suite(name = name, tests = tests)
