"""The parts of scripts/pictures: a change of Pocket's contract, a comment as a host renders it, and smaller PNG files."""
import html
import sys

# What a team changes in one pull request: the lines before and after.
EDITS = [
    ("version: 1.0.0", "version: 2.0.0"),
    ("lifetime: 30d", "lifetime: 10m"),
    ("grace: 30s", "grace: 2s"),
    ("User: { id: { type: uuid, is: account.id }, ", "User: { id: { type: uuid, is: account.id }, name: optional string, "),
]

STYLE = """
body { margin: 0; padding: 24px; background: #fff; color: #1f2328; font: 14px/1.5 system-ui, sans-serif }
.box { border: 1px solid #d0d7de; border-radius: 6px }
.head { background: #f6f8fa; border-bottom: 1px solid #d0d7de; padding: 8px 16px; border-radius: 6px 6px 0 0; color: #656d76 }
.body { padding: 4px 16px 12px }
h3 { font-size: 1.25em; margin: 16px 0 12px }
code { background: #eff1f3; border-radius: 6px; padding: .15em .4em; font: 85% ui-monospace, monospace }
table { border-collapse: collapse } th, td { border: 1px solid #d0d7de; padding: 6px 13px; vertical-align: top; text-align: left }
tr:nth-child(2n) { background: #f6f8fa } ul { margin: 8px 0; padding-left: 2em } sub { font-size: 80%; vertical-align: baseline }
details { margin: 8px 0 }
"""


def edit(source, folder):
    text = open(source).read()
    name = source.rsplit("/", 1)[1]
    with open(f"{folder}/released/{name.removesuffix('.yaml')}-1.0.0.yaml", "w") as file:
        file.write(text)
    for before, after in EDITS:
        assert text.count(before) == 1, f"{source} has {text.count(before)} times: {before}"
        text = text.replace(before, after)
    with open(f"{folder}/{name}", "w") as file:
        file.write(text)


def render(source, target):
    import markdown_it

    body = markdown_it.MarkdownIt("commonmark", {"html": True}).enable("table").render(open(source).read())
    with open(target, "w") as file:
        file.write(
            f"<!doctype html><meta charset=utf-8><style>{html.escape(STYLE, quote=False)}</style>"
            f'<div class=box><div class=head><b>contract-review</b> bot commented</div><div class=body>{body}</div></div>'
        )


def shrink(*paths):
    from PIL import Image, ImageChops

    for path in paths:
        image = Image.open(path).convert("RGB")
        blank = Image.new("RGB", image.size, image.getpixel((0, 0)))
        left, top, right, bottom = ImageChops.difference(image, blank).getbbox()
        image = image.crop((0, 0, image.width, min(image.height, bottom + 24)))
        image.quantize(160, dither=Image.Dither.NONE).save(path, optimize=True)


{"edit": edit, "render": render, "shrink": shrink}[sys.argv[1]](*sys.argv[2:])
