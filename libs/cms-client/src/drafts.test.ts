import { expect, test } from 'vitest';
import { collectDraftReferences, withoutDrafts } from './drafts.ts';

const content = {
  questions: [{ id: 'q1', draft: false }, { id: 'q2', draft: true }, { id: 'q3' }],
  pages: [{ id: 'p1', draft: true }],
  settings: { email: 'hej@example.se', draft: true },
};

test('collectDraftReferences() names the drafts of every list', () => {
  expect(collectDraftReferences(content)).toEqual([
    { list: 'questions', id: 'q2' },
    { list: 'pages', id: 'p1' },
  ]);
});

test('withoutDrafts() leaves out drafts, and no single entry', () => {
  expect(withoutDrafts(content)).toEqual({
    questions: [{ id: 'q1', draft: false }, { id: 'q3' }],
    pages: [],
    settings: content.settings,
  });
});
