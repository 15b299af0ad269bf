import { randomUUID } from 'node:crypto';
import { findPromoCode } from '@marehalm/cart-domain/bag';
import { countAvailableUnits } from './availability.ts';
import { type Attribute, toAttributesKey, type Cart, type CartLine } from './cart.ts';
import type { CartProblem, CartWarning } from './cart-problems.ts';
import { findGiftCardLineProblems } from './gift-card-line-options.ts';
import { toGlobalId, parseGlobalId } from './global-ids.ts';
import { MAX_LINE_QUANTITY, MAX_INPUT_ITEMS } from './input-size.ts';
import type { RequestContext } from './request-context.ts';
import type { Variant } from './shop-catalogue.ts';

/** The result of a change: the changed cart with warnings, or the user errors of a refused change. */
export type CartChangeResult =
  | { readonly kind: 'changed'; readonly cart: Cart; readonly warnings?: readonly CartWarning[] }
  | { readonly kind: 'refused'; readonly problems: readonly CartProblem[] };

/** The schema's `CartLineInput`. */
export interface CartLineInput {
  readonly merchandiseId: string;
  readonly quantity?: number | null;
  readonly attributes?: readonly Attribute[] | null;
  readonly sellingPlanId?: string | null;
  readonly parent?: object | null;
}

/** The schema's `CartLineUpdateInput`. */
export interface CartLineUpdateInput {
  readonly id: string;
  readonly merchandiseId?: string | null;
  readonly quantity?: number | null;
  readonly attributes?: readonly Attribute[] | null;
  readonly sellingPlanId?: string | null;
}

/** Maximum length of a note in characters, as at Shopify. */
const MAX_NOTE_LENGTH = 5000;
const MAX_ATTRIBUTES = 100;
/** Maximum lengths of an attribute's key and value in characters. */
const MAX_ATTRIBUTE_KEY_LENGTH = 255;
const MAX_ATTRIBUTE_VALUE_LENGTH = 2500;
/** Maximum number of codes in a cart. */
const MAX_CODES = 25;
const MAX_CODE_LENGTH = 255;

/**
 * Adds lines to a cart; a line with the same attributes gets a higher quantity. Returns user errors, and no change, if any line
 * is invalid.
 */
export function addLines(
  cart: Cart,
  inputs: readonly CartLineInput[],
  field: readonly string[],
  context: RequestContext,
): CartChangeResult {
  const problems: CartProblem[] = [];
  const lines = new Map(cart.lines.map((line) => [toLineKey(line), line]));
  inputs.forEach((input, index) => {
    const at = [...field, String(index)];
    const { merchandiseId, quantity: asked } = input;
    const variant = context.catalogue.variantById.get(merchandiseId);
    if (!variant) return void problems.push(noSuchMerchandise(merchandiseId, at));
    const blocked = unsupported(input, at);
    if (blocked) return void problems.push(blocked);
    const quantity = asked ?? 1;
    if (quantity < 1) return void problems.push(tooFew(at));
    const attributes = parseAttributes(input.attributes ?? [], [...at, 'attributes'], problems);
    if (variant.kind === 'gift-card') {
      problems.push(...findGiftCardLineProblems(variant, attributes, at, context.now));
    }
    const key = toLineKey({ sku: variant.sku, attributes });
    const existing = lines.get(key);
    const total = quantity + (existing?.quantity ?? 0);
    if (isTooMany(total, variant, context)) return void problems.push(tooMany(at));
    const wanted = Math.min(total, MAX_LINE_QUANTITY);
    lines.set(
      key,
      existing
        ? { ...existing, quantity: wanted }
        : { id: createLineId(cart), sku: variant.sku, quantity: wanted, attributes },
    );
  });
  return changeUnless(problems, { ...cart, lines: [...lines.values()] }, field);
}

/** Changes lines by id. A quantity of 0 removes the line. Changes all or nothing. */
export function updateLines(
  cart: Cart,
  inputs: readonly CartLineUpdateInput[],
  context: RequestContext,
): CartChangeResult {
  const problems: CartProblem[] = [];
  const lines = new Map(cart.lines.map((line) => [toLineName(line.id), line]));
  const nameByKey = new Map(cart.lines.map((line) => [toLineKey(line), toLineName(line.id)]));
  inputs.forEach((input, index) => {
    const at = ['lines', String(index)];
    const name = toLineName(input.id);
    const line = lines.get(name);
    if (!line) return void problems.push(noSuchLine(input.id, [...at, 'id']));
    const blocked = unsupported(input, at);
    if (blocked) return void problems.push(blocked);
    const quantity = input.quantity ?? line.quantity;
    if (quantity < 0) return void problems.push(tooFew(at));
    const variant = input.merchandiseId
      ? context.catalogue.variantById.get(input.merchandiseId)
      : context.catalogue.variantBySku.get(line.sku);
    if (!variant) return void problems.push(noSuchMerchandise(input.merchandiseId ?? line.sku, at));
    if (isTooMany(quantity, variant, context)) return void problems.push(tooMany(at));
    // Omitted attributes do not change.
    const attributes = input.attributes
      ? parseAttributes(input.attributes, [...at, 'attributes'], problems)
      : line.attributes;
    if (variant.kind === 'gift-card' && quantity > 0 && (input.attributes || input.merchandiseId)) {
      problems.push(...findGiftCardLineProblems(variant, attributes, at, context.now));
    }
    const key = toLineKey({ sku: variant.sku, attributes });
    const equalName = nameByKey.get(key);
    const equalLine = equalName === name || equalName === undefined ? undefined : lines.get(equalName);
    const total = quantity + (equalLine?.quantity ?? 0);
    if (isTooMany(total, variant, context)) return void problems.push(tooMany(at));
    if (quantity > 0) {
      if (equalLine && equalName !== undefined) lines.delete(equalName);
      nameByKey.delete(toLineKey(line));
      nameByKey.set(key, name);
      const wanted = Math.min(total, MAX_LINE_QUANTITY);
      lines.set(name, { ...line, sku: variant.sku, quantity: wanted, attributes });
      return;
    }
    nameByKey.delete(toLineKey(line));
    lines.delete(name);
  });
  return changeUnless(problems, { ...cart, lines: [...lines.values()] }, ['lines']);
}

/** Whether a line exceeds the limit of units. Units beyond the stock are dropped with a warning, as at Shopify. */
function isTooMany(quantity: number, variant: Variant, context: RequestContext): boolean {
  return (
    quantity > MAX_LINE_QUANTITY &&
    (countAvailableUnits(variant, context) ?? Number.POSITIVE_INFINITY) > MAX_LINE_QUANTITY
  );
}

/** Removes lines by id. Changes all or nothing. */
export function removeLines(cart: Cart, lineIds: readonly string[]): CartChangeResult {
  const known = new Set(cart.lines.map(({ id }) => toLineName(id)));
  const problems = lineIds.flatMap((id, index) =>
    known.has(toLineName(id)) ? [] : [noSuchLine(id, ['lineIds', String(index)])],
  );
  const removed = new Set(lineIds.map(toLineName));
  const lines = cart.lines.filter(({ id }) => !removed.has(toLineName(id)));
  return changeUnless(problems, { ...cart, lines }, ['lineIds']);
}

/** Replaces the codes of a cart. Codes that do not apply are kept and take effect as soon as they apply. */
export function replaceDiscountCodes(
  cart: Cart,
  codes: readonly string[],
  field: readonly string[],
  { limits, client, promotions }: RequestContext,
): CartChangeResult {
  const distinct = [...new Set(codes.map((code) => code.trim()).filter((code) => code !== ''))];
  const isTooMuch = distinct.length > MAX_CODES || distinct.some((code) => code.length > MAX_CODE_LENGTH);
  for (const code of isTooMuch ? [] : distinct) {
    if (cart.discountCodes.includes(code)) continue;
    const takeBack = limits.take('discountCodes', client);
    if (findPromoCode(promotions.promoCodes ?? [], code)) takeBack();
  }
  return changeUnless(
    isTooMuch ? [{ code: 'INVALID', field, message: 'The discount codes are too many or too long.' }] : [],
    { ...cart, discountCodes: distinct },
    field,
  );
}

/** Replaces the attributes of a cart. */
export function replaceAttributes(
  cart: Cart,
  attributes: readonly Attribute[],
  field: readonly string[],
): CartChangeResult {
  const problems: CartProblem[] = [];
  const read = parseAttributes(attributes, field, problems);
  return changeUnless(problems, { ...cart, attributes: read }, field);
}

/** Replaces the note of a cart. */
export function replaceNote(cart: Cart, note: string, field: readonly string[]): CartChangeResult {
  const problems =
    note.length > MAX_NOTE_LENGTH
      ? [
          {
            code: 'NOTE_TOO_LONG',
            field,
            message: `Note length must be below ${MAX_NOTE_LENGTH} characters.`,
          },
        ]
      : [];
  return changeUnless(problems, { ...cart, note }, field);
}

/** Applies the changes one after another, up to the first that is refused. */
export function applyCartChanges(
  cart: Cart,
  changes: readonly ((cart: Cart) => CartChangeResult)[],
): CartChangeResult {
  const warnings: CartWarning[] = [];
  let current = cart;
  for (const change of changes) {
    const result = change(current);
    if (result.kind === 'refused') return result;
    current = result.cart;
    warnings.push(...(result.warnings ?? []));
  }
  return { kind: 'changed', cart: current, warnings };
}

/** Returns the name of a line in its id, without the cart's token, which Shopify appends to it. */
function toLineName(id: string): string {
  const parts = parseGlobalId(id);
  return parts?.type === 'CartLine' ? parts.name : '';
}

/** Returns a key that equal lines share: the variant, and the attributes in any order. */
function toLineKey({ sku, attributes }: Pick<CartLine, 'sku' | 'attributes'>): string {
  return JSON.stringify([sku, toAttributesKey(attributes)]);
}

function createLineId({ token }: Pick<Cart, 'token'>): string {
  return `${toGlobalId('CartLine', randomUUID())}?cart=${token}`;
}

function changeUnless(
  problems: readonly CartProblem[],
  cart: Cart,
  field: readonly string[],
): CartChangeResult {
  if (problems.length > 0) return { kind: 'refused', problems };
  if (cart.lines.length > MAX_INPUT_ITEMS) {
    const message = `A cart holds at most ${MAX_INPUT_ITEMS} lines.`;
    return { kind: 'refused', problems: [{ code: 'CART_TOO_LARGE', field, message }] };
  }
  return { kind: 'changed', cart };
}

/** Of attributes with the same key the last one counts. Adds problems to `problems`. */
function parseAttributes(
  attributes: readonly Attribute[],
  field: readonly string[],
  problems: CartProblem[],
): readonly Attribute[] {
  const read = new Map(attributes.map(({ key, value }) => [key, value]));
  const isTooLong = [...read].some(
    ([key, value]) =>
      key === '' || key.length > MAX_ATTRIBUTE_KEY_LENGTH || value.length > MAX_ATTRIBUTE_VALUE_LENGTH,
  );
  if (isTooLong || read.size > MAX_ATTRIBUTES) {
    problems.push({
      code: 'INVALID',
      field,
      message: 'The attributes are too many, too long or without a key.',
    });
  }
  return [...read].map(([key, value]) => ({ key, value }));
}

function unsupported(
  input: { readonly sellingPlanId?: string | null; readonly parent?: object | null },
  at: readonly string[],
): CartProblem | undefined {
  if (input.sellingPlanId) {
    const message = 'The shop has no selling plans.';
    return { code: 'SELLING_PLAN_NOT_APPLICABLE', field: [...at, 'sellingPlanId'], message };
  }
  if (input.parent) {
    const message = 'The shop does not nest lines.';
    return { code: 'PARENT_LINE_OPERATION_BLOCKED', field: [...at, 'parent'], message };
  }
  return undefined;
}

function noSuchMerchandise(id: string, at: readonly string[]): CartProblem {
  const message = `The merchandise with id ${id} does not exist.`;
  return { code: 'INVALID', field: [...at, 'merchandiseId'], message };
}

function noSuchLine(id: string, field: readonly string[]): CartProblem {
  return {
    code: 'INVALID_MERCHANDISE_LINE',
    field,
    message: `The merchandise line with id ${id} does not exist.`,
  };
}

function tooFew(at: readonly string[]): CartProblem {
  return { code: 'INVALID', field: [...at, 'quantity'], message: 'The quantity must be greater than zero.' };
}

function tooMany(at: readonly string[]): CartProblem {
  const message = `The quantity must be at most ${MAX_LINE_QUANTITY}.`;
  return { code: 'MAXIMUM_EXCEEDED', field: [...at, 'quantity'], message };
}
