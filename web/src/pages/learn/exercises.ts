// Ten exercises as web/exercises.py writes them, in the language of the person.
import { fetched } from "../../platform/fetched";
import { ofLanguage } from "../../i18n/lazy";
import type exercises from "./exercises/en.json";

const FILES = import.meta.glob<string>("./exercises/*.json", { query: "?url", import: "default", eager: true });

export const EXERCISES = await fetched<typeof exercises>(ofLanguage(FILES));
