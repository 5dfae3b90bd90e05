"""Settings of Sphinx for the documentation site; `make docs` stages the pages (.ci/docs.py), then builds them."""

import inspect
from importlib.metadata import version as version_of
from typing import Annotated, get_args, get_origin

from sphinx.util.inspect import stringify_signature

project = "bidwhist"
author = "The bidwhist team"
project_copyright = "The bidwhist team, MIT licence"
release = version = version_of("bidwhist")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4  # links go to headings by the names that a code host gives them
suppress_warnings = ["myst.header"]  # a page of results may begin below its first level

highlight_language = "text"
default_role = "code"  # docstrings write `code` as the pages do
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
add_module_names = False
maximum_signature_line_length = 90
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Bid Whist"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_favicon = "_static/icon.svg"
html_copy_source = False
html_show_sphinx = False
html_last_updated_fmt = None
"""The same sources give the same site on any day."""
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#6b2147",
        "color-brand-content": "#6b2147",
        "color-brand-visited": "#4f4a7a",
    },
    "dark_css_variables": {
        "color-brand-primary": "#e3a9c0",
        "color-brand-content": "#e3a9c0",
        "color-brand-visited": "#b9b3e3",
    },
}


def without_metadata(_app, _what, _name, obj, _options, signature, returns):  # type: ignore[no-untyped-def]
    """A signature by the types alone: what else ``Annotated`` carries is for programs, and has addresses of memory."""
    if "Annotated[" not in (signature or ""):
        return None
    whole = inspect.signature(obj)
    parameters = [
        one.replace(annotation=get_args(one.annotation)[0]) if get_origin(one.annotation) is Annotated else one
        for one in whole.parameters.values()
    ]
    return stringify_signature(whole.replace(parameters=parameters), unqualified_typehints=True), returns


def setup(app):  # type: ignore[no-untyped-def]
    """Sphinx calls this."""
    app.connect("autodoc-process-signature", without_metadata)
