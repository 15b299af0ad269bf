import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { defaultLocale, isLocaleCode, type LocaleCode, localeCodes } from '@marehalm/shop';
import type { Review } from '@marehalm/shop/content';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Content } from '../load-content.ts';
import { listVideoFiles } from '../content/video-files.ts';
import { localizeContent } from './localize-content.ts';

/** Options of the content service. */
export interface CmsOptions {
  /** The content, or a function that returns the current content, called on every request. */
  readonly content: Content | (() => Content);
  /** The token that a request sends as `Authorization: Bearer` to receive drafts. Without it drafts are never sent. */
  readonly previewToken?: string | undefined;
  /** Returns the reviews to show; by default there are none. The same array means the same reviews. */
  readonly reviews?: () => readonly Review[];
}

/** Reviews are in no content file. */
const NO_REVIEWS: readonly Review[] = [];

/** Clients cache an answer but revalidate it on each request, which costs a 304 with an ETag. */
const REVALIDATE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Answers with drafts are only for the client that sent the token. */
const NO_STORE_CACHE_CONTROL = 'private, no-store';

/**
 * Creates the content service: `/api/v1/<entity>`, `/api/v1/<entity>/<id>` and `/api/v1/media/<file>`, read-only. It answers in the
 * language of `?locale=` (English by default), finds a page by `?slug=` and includes drafts for requests with the preview token.
 * libs/shop/openapi.json describes it.
 */
export function createCms({ content, previewToken, reviews = () => NO_REVIEWS }: CmsOptions): Hono {
  const current = typeof content === 'function' ? content : () => content;
  const localize = (context: Context, locale: LocaleCode) => {
    const { lists, singletons } = localizeContent(selectContent(context, current()), locale);
    return { lists: { ...lists, reviews: reviews() }, singletons };
  };
  const app = new Hono().basePath('/api/v1');

  app.use(
    cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'], exposeHeaders: ['ETag', 'Retry-After'] }),
  );

  app.get('/media/:file', async (c) => {
    const asked = c.req.param('file');
    const { directory, pictures, videos } = current();
    const masters = [
      ...pictures.map(({ id }) => ({ folder: 'pictures', file: `${id}.webp`, type: 'image/webp' })),
      ...videos.flatMap(({ id }) => listVideoFiles(id).map((file) => ({ folder: 'videos', ...file }))),
    ];
    const master = masters.find(({ file }) => file === asked);
    if (!master) return refuse(c, 404, 'not-found', `There is no master "${asked}"`);
    const bytes = await readFile(`${directory}/${master.folder}/${master.file}`);
    const type = master.type === 'text/vtt' ? 'text/vtt; charset=utf-8' : master.type;
    return answer(c, answerWithEtag(new Uint8Array(bytes)), type);
  });

  app.use('/:entity/:id?', async (c, next) => {
    // The same URL has two answers, so caches must keep them apart.
    c.header('Vary', 'Authorization');
    const asked = c.req.header('Authorization');
    if (asked !== undefined && !isPreview(asked, previewToken)) return refuseToken(c);
    return next();
  });

  app.get('/:entity', (c) => {
    const locale = parseLocale(c);
    if (!locale) return refuseLocale(c);
    const { lists, singletons } = localize(c, locale);
    const name = c.req.param('entity');
    if (hasOwn(singletons, name)) return answerJson(c, singletons[name]);
    if (!hasOwn(lists, name)) return refuseEntity(c, name);
    const slug = c.req.query('slug');
    const all: readonly Entity[] = lists[name];
    if (slug === undefined) return answerJson(c, all, { items: all, total: all.length });
    const items = all.filter((item) => item.slugs?.[locale] === slug);
    return answerJson(c, items, { items, total: items.length });
  });

  app.get('/:entity/:id', (c) => {
    const locale = parseLocale(c);
    if (!locale) return refuseLocale(c);
    const { lists } = localize(c, locale);
    const { entity, id } = c.req.param();
    if (!hasOwn(lists, entity)) return refuseEntity(c, entity);
    const items: readonly Entity[] = lists[entity];
    const item = items.find((candidate) => candidate.id === id);
    if (!item) return refuse(c, 404, 'not-found', `There is no "${id}" among the ${entity}`);
    return answerJson(c, item);
  });

  app.all('*', (c) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return refuseEntity(c, c.req.path);
    c.header('Allow', 'GET, HEAD, OPTIONS');
    return refuse(c, 405, 'method-not-allowed', 'The content service is read-only');
  });

  return app;
}

interface Entity {
  readonly id: string;
  readonly slugs?: { readonly [Code in LocaleCode]: string } | undefined;
}

function parseLocale(c: Context): LocaleCode | undefined {
  const asked = c.req.query('locale') ?? defaultLocale;
  return isLocaleCode(asked) ? asked : undefined;
}

function hasOwn<Thing extends object>(thing: Thing, key: string): key is Extract<keyof Thing, string> {
  return Object.hasOwn(thing, key);
}

function isPreview(authorization: string, previewToken: string | undefined): boolean {
  if (previewToken === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = authorization.replace(/^Bearer +/i, 'Bearer ');
  return timingSafeEqual(digest(given), digest(`Bearer ${previewToken}`));
}

/** The header was removed from requests with a wrong token. */
const hasToken = (c: Context): boolean => c.req.header('Authorization') !== undefined;

const selectContent = (c: Context, content: Content): Content =>
  hasToken(c) ? (content.withDrafts ?? content) : content;

/** JSON by part of the content: serializing ten thousand products takes half a second. */
const written = new WeakMap<object, Written>();

interface Written {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** @param part The content behind the answer. As long as it is the same object, so is the answer. */
function answerJson(c: Context, part: object, value: unknown = part) {
  const known = written.get(part) ?? answerWithEtag(new TextEncoder().encode(JSON.stringify(value)));
  written.set(part, known);
  const type = 'application/json; charset=utf-8';
  if (!hasToken(c)) return answer(c, known, type);
  c.header('Cache-Control', NO_STORE_CACHE_CONTROL);
  c.header('Content-Type', type);
  return c.body(known.body);
}

function answerWithEtag(body: Uint8Array<ArrayBuffer>): Written {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

function answer(c: Context, { body, etag }: Written, type: string) {
  c.header('ETag', etag);
  c.header('Cache-Control', REVALIDATE_CACHE_CONTROL);
  const known = (c.req.header('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag) || known.includes('*')) return c.body(null, 304);
  c.header('Content-Type', type);
  return c.body(body);
}

function refuse(c: Context, status: 400 | 401 | 404 | 405, code: string, message: string) {
  c.header('Cache-Control', 'no-store');
  return c.json({ error: { code, message } }, status);
}

const refuseLocale = (c: Context) =>
  refuse(
    c,
    400,
    'unknown-locale',
    `There is no locale "${c.req.query('locale') ?? ''}"; there are ${localeCodes.join(' and ')}`,
  );

function refuseToken(c: Context) {
  c.header('WWW-Authenticate', 'Bearer');
  return refuse(c, 401, 'unauthorized', 'The preview token does not hold');
}

const refuseEntity = (c: Context, name: string) =>
  refuse(c, 404, 'unknown-entity', `There is no entity "${name}"`);
