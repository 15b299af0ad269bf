import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { ToolbarText } from '../testing/language.tsx';
import { unreadablePairings, colorPairings } from '../testing/color-pairings.ts';
import {
  UnreadablePairingChip,
  ColorPairingSwatch,
  SpecimenPart,
  SpecimenSheet,
  SpecimenGrid,
  SpecimenList,
  Swatch,
} from '../testing/Specimen.tsx';
import { Ground } from '../testing/Stack.tsx';
import { colors, tints } from '../tokens.ts';

const meta = {
  title: 'Foundations/Colour',
  parameters: {
    docs: {
      description: {
        component: `Paper, ink and the grounds of seven collections; the photographs carry the rest. The contrast under each pair is
computed in this page from the tokens themselves, and \`tokens.test.ts\` fails when one falls below what it needs.

- **Do** set all text on tints in ink.
- **Do** use amber once on a screen at most: "New", or a gift that is earned.
- **Do** show an error with words and an icon; the clay color only supports them.
- **Don't** use the hairline where a distinction matters: it has no contrast. Edges of fields are \`edge\`.
- **Don't** add a colour for one page. What is missing here is missing for a reason.`,
      },
    },
  },
} satisfies Meta;
export default meta;

/** Grounds on which words can be read; the edge of fields is shown as an edge below. */
const wordable = colors.filter((color) => color !== 'edge');
const darkGrounds = ['ink', 'ink-soft', 'dune', 'amber', 'clay'];

export const AllVariants: StoryObj = {
  render: () => (
    <SpecimenSheet>
      <SpecimenPart
        title={{ en: 'Paper and ink', da: 'Papir og blæk' }}
        text={{
          en: 'Paper is the ground of every page, sand of quiet panels and the bag, linen of cards without a picture.',
          da: 'Papir er bunden på alle sider, sand på stille flader og i kurven, linned på kort uden billede.',
        }}
      >
        <SpecimenGrid>
          {wordable.map((color) => (
            <Swatch
              key={color}
              token={`color-${color}`}
              ink={darkGrounds.includes(color) ? 'color-paper' : 'color-ink'}
            />
          ))}
        </SpecimenGrid>
      </SpecimenPart>
      <SpecimenPart
        title={{ en: 'Collections', da: 'Serier' }}
        text={{
          en: 'The ground of a collection is taken from its photographs. Text on it is ink.',
          da: 'En series bund er hentet i dens fotografier. Teksten på den er blæk.',
        }}
      >
        <SpecimenGrid>
          {colorPairings.tints.map((pairing) => (
            <ColorPairingSwatch key={pairing.ground} {...pairing} />
          ))}
        </SpecimenGrid>
      </SpecimenPart>
      <SpecimenPart title={{ en: 'Text', da: 'Tekst' }}>
        <SpecimenGrid>
          {[...colorPairings.text, ...colorPairings.accents, ...colorPairings.dark].map((pairing) => (
            <ColorPairingSwatch key={pairing.color + pairing.ground} {...pairing} />
          ))}
        </SpecimenGrid>
      </SpecimenPart>
      <SpecimenPart
        title={{ en: 'Edges and signs', da: 'Kanter og tegn' }}
        text={{
          en: 'They need 3 : 1 beside what is behind them.',
          da: 'De skal have 3 : 1 mod det, der er bag dem.',
        }}
      >
        <SpecimenList>
          {colorPairings.edges.map((pairing) => (
            <UnreadablePairingChip key={pairing.color + pairing.ground} {...pairing} />
          ))}
        </SpecimenList>
      </SpecimenPart>
      <SpecimenPart
        title={{ en: 'Not these', da: 'Ikke disse' }}
        text={{
          en: 'They look possible. Their contrast is below what their use would need.',
          da: 'De ser mulige ud. Kontrasten er lavere, end brugen ville kræve.',
        }}
      >
        <SpecimenList>
          {unreadablePairings.map((pairing) => (
            <UnreadablePairingChip key={pairing.color + pairing.ground} {...pairing} />
          ))}
        </SpecimenList>
      </SpecimenPart>
    </SpecimenSheet>
  ),
  play: async ({ canvasElement }) => {
    const computed = [...canvasElement.querySelectorAll('[data-contrast]')];
    await expect(computed.length).toBeGreaterThan(tints.length);
    for (const { textContent } of computed) await expect(textContent).toMatch(/^\d+\.\d\d : 1/);
  },
};

/** A button and a notice in each state; never distinguished by color alone. */
export const States: StoryObj = {
  render: () => (
    <SpecimenSheet>
      <SpecimenPart title={{ en: 'Actions', da: 'Handlinger' }}>
        <SpecimenGrid>
          {['color-paper', 'tint-sea-buckthorn', 'color-ink'].map((ground) => (
            <li key={ground}>
              <Ground color={`var(--${ground})`}>
                <Button variant={ground === 'color-ink' ? 'quiet' : 'primary'}>
                  <ToolbarText en="Add to bag" da="Læg i kurv" />
                </Button>
              </Ground>
            </li>
          ))}
          <li>
            <Ground color="var(--color-paper)">
              <Button disabled>
                <ToolbarText en="Sold out" da="Udsolgt" />
              </Button>
            </Ground>
          </li>
        </SpecimenGrid>
      </SpecimenPart>
      <SpecimenPart title={{ en: 'News', da: 'Beskeder' }}>
        <Notice tone="info">
          <ToolbarText
            en="The price has changed since your last visit."
            da="Prisen er ændret siden dit sidste besøg."
          />
        </Notice>
        <Notice tone="success">
          <ToolbarText en="The code SIV20 is used." da="Koden SIV20 er brugt." />
        </Notice>
        <Notice tone="problem">
          <ToolbarText en="The postcode must have four digits." da="Postnummeret skal være på fire cifre." />
        </Notice>
      </SpecimenPart>
    </SpecimenSheet>
  ),
};
