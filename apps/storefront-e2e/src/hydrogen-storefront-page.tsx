/**
 * The script of a page made only of Shopify's own React package: how a third-party storefront would use the
 * Storefront API. `hydrogen-storefront.ts` bundles and serves it.
 */
import {
  CartProvider,
  createStorefrontClient,
  Money,
  ShopifyProvider,
  useCart,
} from '@shopify/hydrogen-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Origin of the shop, from the query. */
const storeDomain = new URLSearchParams(location.search).get('shop') ?? '';
const storefrontToken = 'local-dk';
const storefrontApiVersion = '2026-04';

const client = createStorefrontClient({
  storeDomain,
  storefrontApiVersion,
  publicStorefrontToken: storefrontToken,
});

interface Size {
  readonly id: string;
  readonly title: string;
}

/** The package's client creates URLs and headers; the page sends the request. */
async function findSize(handle: string): Promise<Size> {
  const answer = await fetch(client.getStorefrontApiUrl(), {
    method: 'POST',
    headers: client.getPublicTokenHeaders({ contentType: 'graphql' }),
    body: `query @inContext(country: DK, language: DA) { product(handle: "${handle}") { title
      selectedOrFirstAvailableVariant { id } } }`,
  });
  const { data } = (await answer.json()) as {
    data: { product: { title: string; selectedOrFirstAvailableVariant: { id: string } } };
  };
  return { id: data.product.selectedOrFirstAvailableVariant.id, title: data.product.title };
}

function Bag() {
  const cart = useCart();
  const [typed, setTyped] = useState('');
  const lines = (cart.lines ?? []).flatMap((line) => (line ? [line] : []));
  return (
    <main>
      <label>
        Text <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <button
        onClick={async () => {
          const { id } = await findSize(typed);
          cart.linesAdd([
            { merchandiseId: id, quantity: 1, attributes: [{ key: 'Wrapped', value: 'in paper' }] },
          ]);
        }}
      >
        Add
      </button>
      <button onClick={() => cart.discountCodesUpdate(typed === '' ? [] : [typed])}>Set code</button>
      <button onClick={() => cart.noteUpdate(typed)}>Set note</button>
      <button onClick={() => cart.cartAttributesUpdate([{ key: 'Told by', value: typed }])}>
        Set attribute
      </button>
      <button onClick={() => cart.buyerIdentityUpdate({ email: typed, countryCode: 'DK' })}>
        Set e-mail
      </button>
      <ul>
        {lines.map(({ id = '', quantity = 0, merchandise, attributes, cost }) => (
          <li key={id}>
            {merchandise?.product?.title}, {merchandise?.title}: {quantity},{' '}
            {attributes?.map((attribute) => attribute?.value).join()},{' '}
            {cost?.totalAmount && <Money as="span" data={cost.totalAmount} />}
            <button onClick={() => cart.linesUpdate([{ id, quantity: quantity + 1 }])}>Increase</button>
            <button onClick={() => cart.linesRemove([id])}>Remove</button>
          </li>
        ))}
      </ul>
      <dl>
        <dt>Status</dt>
        <dd role="status">{cart.status}</dd>
        <dt>Units</dt>
        <dd>{cart.totalQuantity}</dd>
        <dt>Total</dt>
        <dd>{cart.cost?.totalAmount ? <Money as="span" data={cart.cost.totalAmount} /> : 'nothing'}</dd>
        <dt>Codes</dt>
        <dd>
          {cart.discountCodes
            ?.map((one) => `${one?.code} ${one?.applicable ? 'counts' : 'does not count'}`)
            .join()}
        </dd>
        <dt>Note</dt>
        <dd>{cart.note}</dd>
        <dt>Attribute</dt>
        <dd>{cart.attributes?.map((one) => one?.value).join()}</dd>
        <dt>Buyer</dt>
        <dd>{cart.buyerIdentity?.email}</dd>
        <dt>Error</dt>
        <dd>{cart.error ? 'something failed' : 'none'}</dd>
      </dl>
    </main>
  );
}

createRoot(document.body).render(
  <ShopifyProvider
    storeDomain={storeDomain}
    storefrontToken={storefrontToken}
    storefrontApiVersion={storefrontApiVersion}
    storefrontId="trial"
    countryIsoCode="DK"
    languageIsoCode="DA"
  >
    <CartProvider>
      <Bag />
    </CartProvider>
  </ShopifyProvider>,
);
