// Messages and their parts, written by `python -m benches.common.catalogues` from the English catalogue.
export interface Words {
  "description": string;
  "no-script": string;
}
