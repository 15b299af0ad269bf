import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Context } from 'hono';
import { SearchError } from './errors.ts';
import { parseJson } from './parse-json.ts';

const unzip = promisify(gunzip);

/** Most bytes that a compressed body may unfold to. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** Most bytes of a body that asks and writes nothing: any page may send one. */
const MAX_QUERY_BODY_BYTES = 128 * 1024;

/** Any JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** Any JSON in the body, see {@link readJson}. @throws SearchError 400 for what is no JSON */
export async function readAnyJson(context: Context): Promise<unknown> {
  return parse(await readText(context));
}

/**
 * The JSON object in the body, whatever the content type says: browsers send `text/plain` to save a preflight. Clients may
 * compress what they write.
 *
 * @throws SearchError 400 for anything that is no JSON object
 */
export async function readJson(context: Context): Promise<Json> {
  return objectIn(await readAnyJson(context));
}

function objectIn(value: unknown): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SearchError(400, 'Invalid request body: expected a JSON object');
  }
  return value as Json;
}

/** The JSON object in the body of a request that asks. @throws SearchError 413 for a long one, 400 as {@link readJson} */
export async function readQuery(context: Context): Promise<Json> {
  const text = await readText(context);
  if (Buffer.byteLength(text) > MAX_QUERY_BODY_BYTES)
    throw new SearchError(413, `Request body too large: the limit is ${MAX_QUERY_BODY_BYTES} bytes`);
  return objectIn(parse(text));
}

/** The items of the list under `name`, each a JSON object. @throws SearchError 400 */
export function listIn(body: Json, name: string): readonly Json[] {
  const list = body[name];
  const isList =
    Array.isArray(list) &&
    list.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item));
  if (!isList) throw new SearchError(400, `Invalid request body: "${name}" must be a list of objects`);
  return list as Json[];
}

/** Checks that a body has nothing besides `names`. @throws SearchError 400 in the hosted service's words */
export function checkNames(body: Json, names: readonly string[]): void {
  const unknown = Object.keys(body).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new SearchError(400, `Unknown parameter: ${unknown}`);
}

/** The text under `name`. @throws SearchError 400 when there is none */
export function parseText(body: Json, name: string): string {
  const text = body[name];
  if (typeof text !== 'string' || text === '')
    throw new SearchError(400, `Invalid request body: "${name}" is required`);
  return text;
}

/** The whole number under `name`, from `least` on. @throws SearchError 400 */
export function parseInteger(body: Json, name: string, standard: number, least = 0): number {
  const number = body[name] ?? standard;
  if (typeof number === 'number' && Number.isInteger(number) && number >= least) return number;
  throw new SearchError(400, `Invalid value for "${name}" parameter`);
}

async function readText(context: Context): Promise<string> {
  if (context.req.header('content-encoding') !== 'gzip') return context.req.text();
  const bytes = await context.req.arrayBuffer();
  const unzipped = await unzip(bytes, { maxOutputLength: MAX_BODY_BYTES }).catch(() => undefined);
  if (!unzipped) throw new SearchError(400, 'Invalid request body: not readable as gzip');
  return unzipped.toString('utf8');
}

function parse(text: string): unknown {
  if (text.trim() === '') return {};
  return parseJson(text, 'Invalid JSON in the request body');
}
