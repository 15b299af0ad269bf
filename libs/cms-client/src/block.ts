import * as z from 'zod';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { id } from './identifiers.ts';
import { linkSchema } from './link.ts';

const knownBlockSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) => {
  const link = linkSchema(form).optional();
  const title = form.text.optional();
  return z.discriminatedUnion('type', [
    form.object({
      type: z.literal('hero'),
      title: form.text,
      text: title,
      link,
      picture: form.picture,
      /** Colour of the text that lies on the picture. */
      ink: z.enum(['dark', 'light']),
    }),
    form.object({
      type: z.literal('product-row'),
      title,
      /** Named products in this order, or what the catalogue says is new or sells best. */
      products: z.union([z.array(id).min(1), z.enum(['new', 'bestsellers'])]),
      /** Most products shown; all when absent. */
      limit: z.int().min(1).optional(),
      link,
    }),
    form.object({
      type: z.literal('collection-feature'),
      collection: id,
      title: form.text,
      text: form.text,
      picture: form.picture,
      link,
    }),
    form.object({
      type: z.literal('split'),
      title,
      /** CommonMark. */
      text: form.text,
      picture: form.picture,
      pictureSide: z.enum(['left', 'right']),
      link,
    }),
    form.object({ type: z.literal('routine'), routine: id, title, text: title, link }),
    form.object({
      type: z.literal('journal-teaser'),
      title: form.text,
      articles: z.union([z.array(id).min(1), z.literal('latest')]),
      /** Most articles shown. */
      limit: z.int().min(1).optional(),
      link,
    }),
    form.object({ type: z.literal('tips-grid'), title: form.text, tips: z.array(id).min(1), link }),
    form.object({ type: z.literal('newsletter'), title: form.text, text: form.text, note: form.text }),
    /** `text` is CommonMark. */
    form.object({ type: z.literal('rich-text'), title, text: form.text }),
    /** Questions of one topic, or all when absent. */
    form.object({ type: z.literal('faq'), title, topic: id.optional() }),
    form.object({ type: z.literal('quote'), text: form.text, attribution: title }),
    form.object({ type: z.literal('glossary'), title }),
    form.object({
      type: z.literal('facts'),
      title,
      items: z.array(form.object({ title: form.text, text: form.text })).min(1),
    }),
    form.object({ type: z.literal('banner'), text: form.text, link }),
    form.object({ type: z.literal('picture'), picture: form.picture, caption: title }),
    /** Name, registration number and addresses of the company, from the settings. */
    form.object({ type: z.literal('imprint'), title }),
    /** The form by which a consumer withdraws from a contract (Directive 2011/83/EU, art. 11a). */
    form.object({ type: z.literal('withdrawal-form'), title, text: title }),
    /** Choice of amount and recipient; amounts come from commerce. */
    form.object({ type: z.literal('gift-card'), title, text: title }),
  ]);
};

/** A block of a newer service. It is kept, so that an older shop can skip it instead of failing. */
export interface UnknownBlock {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** One part of a page, told apart by `type`. */
export const blockSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) => {
  const known = knownBlockSchema(form);
  if (!form.allowsUnknownBlocks) return known;
  const names = new Set(known.options.flatMap((option) => [...option.shape.type.values]));
  const unknown = z.looseObject({
    type: z.string().refine((type) => !(names as Set<string>).has(type), {
      error: 'is a known block with a mistake in it',
      // Otherwise the union would report this instead of the mistake.
      abort: true,
    }),
  });
  // The type stays that of the known blocks, so that `switch (block.type)` narrows; see isKnownBlock.
  return z.union([known, unknown]) as unknown as typeof known;
};

export type Block = z.infer<ReturnType<typeof blockSchema<WireText, WirePicture>>>;
export type BlockType = Block['type'];
/** The block of one type. */
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;
