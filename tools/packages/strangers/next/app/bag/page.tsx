import { Disclosure, Heading } from '@marehalm/ui';

/** A Server Component with a client component of the kit. */
export default function Bag() {
  return (
    <main>
      <Heading level={1}>Varukorg</Heading>
      <Disclosure summary="Leverans">Två till tre dagar</Disclosure>
    </main>
  );
}
