import { describe, expect, expectTypeOf, test } from 'vitest';
import * as library from './index.ts';
import { type Block, type BlockOfType, createBlockSchema, type BlockType } from './block.ts';
import { blockTypes, isKnownBlock } from './block-types.ts';
import { wireFormat } from './schema-format.ts';

test('blockTypes lists the types of all blocks', () => {
  expectTypeOf<(typeof blockTypes)[number]>().toEqualTypeOf<BlockType>();
  expect(new Set(blockTypes).size).toBe(blockTypes.length);
});

test('every block has its own schema under the name of its type', () => {
  const factories = Object.entries(library).filter(([name]) => /^create.+BlockSchema$/.test(name));
  const types = factories.map(([, factory]) => {
    const { shape } = (factory as typeof library.createHeroBlockSchema)(wireFormat);
    return shape.type.value as string;
  });
  expect(types.sort()).toEqual([...blockTypes].sort());
});

describe('isKnownBlock()', () => {
  test.each(blockTypes)('recognizes %s', (type) => {
    expect(isKnownBlock({ type })).toBe(true);
  });
  test.each(['hologram', '', 'Hero', 'constructor', '__proto__'])('does not know %j', (type) => {
    expect(isKnownBlock({ type })).toBe(false);
  });

  test('distinguishes blocks that createBlockSchema() accepted for a newer shop', () => {
    const blocks = [{ type: 'glossary' }, { type: 'hologram', depth: 3 }].map((block) =>
      createBlockSchema(wireFormat).parse(block),
    );
    expect(blocks.filter(isKnownBlock)).toEqual([{ type: 'glossary' }]);
  });
});

test('BlockOfType is the block of a type', () => {
  expectTypeOf<BlockOfType<'hero'>>().toEqualTypeOf<library.HeroBlock>();
  expectTypeOf<BlockOfType<'rich-text'>>().toEqualTypeOf<library.TextBlock>();
  // @ts-expect-error -- There is no such block.
  expectTypeOf<BlockOfType<'hologram'>>().toBeNever();
  const nameOf = (block: Block): string => {
    switch (block.type) {
      case 'quote':
        return block.text;
      // @ts-expect-error -- There is no such block.
      case 'hologram':
        return '';
      default:
        return block.type;
    }
  };
  expect(nameOf({ type: 'quote', text: 'Salt' })).toBe('Salt');
});
