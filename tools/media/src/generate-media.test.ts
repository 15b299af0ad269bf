import { createServer, type Server } from 'node:http';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generateMedia } from './generate-media.ts';

const picture = {
  id: 'jar',
  src: '/media/jar.png',
  alt: 'A jar',
  kind: 'packshot',
  width: 480,
  height: 600,
  colour: '#DDE0CF',
};
const video = {
  id: 'sea',
  title: 'The sea',
  seconds: 3,
  hasSound: false,
  description: 'Waves',
  poster: { ...picture, id: 'sea-poster' },
  width: 480,
  height: 600,
  sources: [{ src: '/media/sea.webm', type: 'video/webm' }],
  captions: [{ src: '/media/sea.en.vtt', locale: 'en' }],
};
let service: Server;
let appDirectory: string;
let cmsUrl: string;
let masters = 0;

beforeEach(async () => {
  appDirectory = await mkdtemp(join(tmpdir(), 'media-'));
  const master = await sharp({
    create: { width: 480, height: 600, channels: 3, background: '#dde0cf' },
  })
    .png()
    .toBuffer();
  masters = 0;
  service = createServer(({ url = '', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === '/media/jar.png') {
      masters += 1;
      response.end(master);
    } else if (pathname.startsWith('/media/')) response.end('film');
    else {
      const isPreview = headers.authorization === 'Bearer editors-only';
      const items = {
        '/api/v1/videos': [video],
        '/api/v1/tips': [{ picture, more: isPreview ? [{ ...picture, id: 'draft' }] : [] }],
      }[pathname];
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ items: items ?? [], total: items?.length ?? 0 }));
    }
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  cmsUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await new Promise((resolve) => service.close(resolve));
  await rm(appDirectory, { recursive: true });
});

const read = async (name: string) =>
  JSON.parse(await readFile(join(appDirectory, '.cache', name), 'utf8')) as Record<string, unknown>;

test('generateMedia() generates what the content shows, and the data that pages need', async () => {
  expect(await generateMedia({ cmsUrl, appDirectory })).toMatch(
    /^2 pictures in \d+ files, 1 videos in 2 files$/,
  );
  const { jar } = await read('pictures.json');
  expect(jar).toMatchObject({ width: 480, height: 600, colour: '#DDE0CF', shared: { width: 1200 } });
  const files = await readdir(join(appDirectory, 'public/pictures'));
  const widest = (jar as { sources: { src: string; width: number }[] }).sources.at(-1);
  expect(widest?.width).toBeLessThanOrEqual(480);
  expect(files.map((file) => `/pictures/${file}`)).toContain(widest?.src);
  const shared = files.find((file) => file.startsWith('jar-shared-')) ?? '';
  expect(await sharp(join(appDirectory, 'public/pictures', shared)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(await read('videos.json')).toEqual({
    '/media/sea.webm': expect.stringMatching(/^\/videos\/sea-[\da-f]{8}\.webm$/),
    '/media/sea.en.vtt': expect.stringMatching(/^\/videos\/sea-[\da-f]{8}\.en\.vtt$/),
  });
});

test('generateMedia() generates nothing twice, and removes files that are no longer shown', async () => {
  await generateMedia({ cmsUrl, appDirectory });
  const fetched = masters;
  await writeFile(join(appDirectory, 'public/pictures/old.avif'), '');
  await generateMedia({ cmsUrl, appDirectory });
  expect(masters).toBe(fetched);
  expect(await readdir(join(appDirectory, 'public/pictures'))).not.toContain('old.avif');
});

test('generateMedia() generates the pictures of drafts with the preview token', async () => {
  await generateMedia({ cmsUrl, appDirectory, previewToken: 'editors-only' });
  expect(Object.keys(await read('pictures.json'))).toEqual(['draft', 'jar', 'sea-poster']);
});
