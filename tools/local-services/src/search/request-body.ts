import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Context } from 'hono';
import { SearchError } from './search-error.ts';
import { parseJson } from './parse-json.ts';

const unzip = promisify(gunzip);

/** Maximum size of a body after decompression, in bytes. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** Maximum size of a body that only reads, in bytes: any page may send one. */
const MAX_QUERY_BODY_BYTES = 128 * 1024;

/** Any JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Parses any JSON body; see {@link parseJsonBody}. @throws SearchError 400 for invalid JSON. */
export async function parseAnyJsonBody(context: Context): Promise<unknown> {
  return parse(await readText(context));
}

/**
 * Parses a JSON object, whatever the content type: browsers send `text/plain` to save a preflight. Clients may compress the body.
 *
 * @throws SearchError 400 unless it is a JSON object.
 */
export async function parseJsonBody(context: Context): Promise<JsonObject> {
  return objectIn(await parseAnyJsonBody(context));
}

function objectIn(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SearchError(400, 'Invalid request body: expected a JSON object');
  }
  return value as JsonObject;
}

/** Parses the JSON object of a request that only reads. @throws SearchError 413 for a large body, 400 as {@link parseJsonBody}. */
export async function parseQueryBody(context: Context): Promise<JsonObject> {
  const text = await readText(context);
  if (Buffer.byteLength(text) > MAX_QUERY_BODY_BYTES)
    throw new SearchError(413, `Request body too large: the limit is ${MAX_QUERY_BODY_BYTES} bytes`);
  return objectIn(parse(text));
}

/** Returns the JSON objects in the list `name`. @throws SearchError 400 unless it is such a list. */
export function parseObjectList(body: JsonObject, name: string): readonly JsonObject[] {
  const list = body[name];
  const isList =
    Array.isArray(list) &&
    list.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item));
  if (!isList) throw new SearchError(400, `Invalid request body: "${name}" must be a list of objects`);
  return list as JsonObject[];
}

/** Checks that a body has no parameters except `names`. @throws SearchError 400 with the hosted service's message. */
export function checkParameterNames(body: JsonObject, names: readonly string[]): void {
  const unknown = Object.keys(body).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new SearchError(400, `Unknown parameter: ${unknown}`);
}

/** Returns the text of the parameter `name`. @throws SearchError 400 if it is missing. */
export function requireTextParameter(body: JsonObject, name: string): string {
  const text = body[name];
  if (typeof text !== 'string' || text === '')
    throw new SearchError(400, `Invalid request body: "${name}" is required`);
  return text;
}

/** Returns the integer of the parameter `name`. @throws SearchError 400 if it is invalid or below `least`. */
export function requireIntegerParameter(body: JsonObject, name: string, standard: number, least = 0): number {
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
