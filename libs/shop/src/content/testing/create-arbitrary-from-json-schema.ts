import { fc } from '@fast-check/vitest';
import { isJsonObject, type Json, type JsonObject } from './load-field-describer.ts';

/** Addresses for patterns with lookahead, which cannot generate examples. */
const anyAddress = fc.constantFrom(
  ...['/', '/about/help#delivery', '/da/om/fortryd-koeb', '/shop?sort=newest', '/øjencreme', '/a//b'],
);

/**
 * Creates an arbitrary of the values that `schema` allows, unknown fields included. `schemas` resolves its
 * references.
 */
export function createArbitraryFromJsonSchema(schema: Json, schemas: JsonObject): fc.Arbitrary<Json> {
  const known = new Map<string, fc.Arbitrary<Json>>();

  const ofReference = (name: string): fc.Arbitrary<Json> => {
    const arbitrary = known.get(name) ?? of(schemas[name] ?? null);
    known.set(name, arbitrary);
    return arbitrary;
  };

  const ofString = ({ format, pattern, minLength }: JsonObject): fc.Arbitrary<Json> => {
    // Implementations disagree on the syntax of email addresses.
    if (format === 'email') return fc.constantFrom('hello@marehalm.example', 'kontakt+dk@shop.example');
    if (typeof pattern !== 'string') return fc.string({ minLength: Number(minLength ?? 0), maxLength: 9 });
    const regex = new RegExp(pattern, 'u');
    return pattern.includes('(?!')
      ? anyAddress.filter((address) => regex.test(address))
      : fc.stringMatching(regex, { size: 'xsmall' });
  };

  const ofObject = (node: JsonObject): fc.Arbitrary<Json> => {
    const { properties, required, propertyNames, additionalProperties } = node;
    if (!isJsonObject(properties)) {
      return fc.dictionary(
        // zod drops this key on purpose, so that no answer changes a prototype.
        (ofString(propertyNames as JsonObject) as fc.Arbitrary<string>).filter((key) => key !== '__proto__'),
        of(additionalProperties ?? {}),
        {
          maxKeys: 2,
        },
      );
    }
    const fields = Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, of(inner)]));
    const requiredKeys = required as readonly string[];
    const record = fc.record(fields, { requiredKeys: [...requiredKeys] }) as fc.Arbitrary<JsonObject>;
    // A newer service sends more fields.
    const extra = fc.dictionary(
      fc.constantFrom('xNew', 'xNewer'),
      fc.constantFrom<Json>(1, 'new', null, {}),
      { maxKeys: 1 },
    );
    return fc.tuple(record, extra).map(([value, more]) => ({ ...value, ...more }));
  };

  const ofArray = ({ items, minItems, prefixItems }: JsonObject): fc.Arbitrary<Json> =>
    Array.isArray(prefixItems)
      ? fc.tuple(...prefixItems.map((inner: Json) => of(inner)))
      : fc.array(of(items ?? {}), { minLength: Number(minItems ?? 0), maxLength: Number(minItems ?? 0) + 1 });

  const of = (node: Json): fc.Arbitrary<Json> => {
    if (!isJsonObject(node)) throw new Error(`Cannot make examples of ${JSON.stringify(node)}`);
    const { $ref, type, not } = node;
    if (typeof $ref === 'string') return ofReference($ref.replace('#/components/schemas/', ''));
    if ('const' in node) return fc.constant(node['const'] as Json);
    if (Array.isArray(node['enum'])) return fc.constantFrom(...(node['enum'] as Json[]));
    if (isJsonObject(not)) return fc.constantFrom<Json>('hologram', 'timetable', '');
    const branches = node['oneOf'] ?? node['anyOf'];
    if (Array.isArray(branches)) return fc.oneof(...branches.map((branch: Json) => of(branch)));
    switch (type) {
      case 'string':
        return ofString(node);
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.integer({
          min: Number(node['minimum'] ?? 1),
          max: Math.min(Number(node['maximum'] ?? 9999), 9999),
        });
      case 'number':
        return fc.double({
          min: Number(node['minimum'] ?? 0.1),
          max: Number(node['maximum'] ?? 999),
          noNaN: true,
        });
      case 'array':
        return ofArray(node);
      default:
        return ofObject(node);
    }
  };
  return of(schema);
}
