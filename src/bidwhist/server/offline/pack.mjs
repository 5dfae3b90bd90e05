// Compiles what a browser will run by the Python that will run it, and packs it: node pack.mjs PYODIDE FOLDER < names
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const [, , pyodide, folder] = process.argv;
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
// No packages of its own are wanted, whose list it would ask for.
const { info } = JSON.parse(readFileSync(join(pyodide, "pyodide-lock.json"), "utf8"));
const python = await loadPyodide({ lockFileContents: { info, packages: {} } });

const read = (name) => new Uint8Array(readFileSync(join(folder, name)));
python.FS.writeFile("/modules.zip", read("modules.zip"));
python.FS.writeFile("/stdlib.zip", read("python_stdlib.zip"));
python.runPython(`
import io, tarfile, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

def compiled(found):
    """Each file of an archive, sources as what they are compiled to, which nobody checks against them again."""
    for name in sorted(found.namelist()):
        body = found.read(name)
        if name.endswith(".py"):
            code = compile(body, name, "exec", dont_inherit=True, optimize=2)
            name, body = name + "c", _code_to_hash_pyc(code, source_hash(body), False)
        if not name.endswith("/"):
            yield name, body

with zipfile.ZipFile("/modules.zip") as found, tarfile.open("/modules.tar", "w", format=tarfile.USTAR_FORMAT) as packed:
    for name, body in compiled(found):
        entry = tarfile.TarInfo(name)
        entry.size = len(body)
        packed.addfile(entry, io.BytesIO(body))

# Stored and not deflated: the whole file is packed tighter on its way, and Python reads it faster.
with zipfile.ZipFile("/stdlib.zip") as found, zipfile.ZipFile("/python_stdlib.zip", "w", zipfile.ZIP_STORED) as packed:
    for name, body in compiled(found):
        packed.writestr(zipfile.ZipInfo(name), body)
`);
for (const name of ["modules.tar", "python_stdlib.zip"]) writeFileSync(join(folder, name), python.FS.readFile(`/${name}`));

for (const name of JSON.parse(readFileSync(0, "utf8"))) {
  const body = readFileSync(join(folder, name));
  // The last tenth would take five times as long.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body, { params }));
}
