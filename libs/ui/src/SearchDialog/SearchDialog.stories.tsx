import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { SingleMarketPrice } from '../Price/Price.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { NonNavigatingLink } from '../testing/NonNavigatingLink.tsx';
import { LinkElementContext } from '../Link/Link.tsx';
import { ToolbarText, useToolbarLanguage, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { SearchDialog, type SearchDialogProps } from './SearchDialog.tsx';
import {
  SearchActions,
  SearchArticleRow,
  SearchSuggestionList,
  SearchColumns,
  SearchNoResults,
  SearchPageRow,
  SearchProductRow,
  SearchRows,
  SearchSection,
  type SearchSectionProps,
} from './SearchResults.tsx';

const meta = {
  title: 'Overlays/SearchDialog',
  component: SearchDialog,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: [
          'The search over a page: one field, with suggestions before, during and after typing.',
          '',
          '**Do** show popular and recent searches first, then six products and three articles; the list page holds the rest.',
          '',
          '**Do** keep the words in the field when nothing is found, and offer other ways on.',
          '',
          "**Don't** fill it with banners or recommendations. A shopper who searches knows what they want.",
          '',
          "**Don't** announce every letter: announce the results when the shopper has stopped typing.",
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Field({ value, onChange }: { value: string; onChange?: (value: string) => void }) {
  const isDanish = useToolbarLanguage() === 'da';
  return (
    <SearchField
      label={isDanish ? 'Søg i produkter og journal' : 'Search products and journal'}
      action="#shop"
      value={value}
      onChange={onChange ?? (() => {})}
      onSubmit={() => {}}
      clearLabel={isDanish ? 'Ryd søgningen' : 'Clear the search'}
      submitLabel={isDanish ? 'Søg' : 'Search'}
    />
  );
}

function Beginning({ onChoose = () => {} }: { onChoose?: (word: string) => void }) {
  const isDanish = useToolbarLanguage() === 'da';
  const word = (label: string) => ({
    label,
    onChoose: () => {
      onChoose(label);
    },
  });
  return (
    <SearchColumns layout="halves">
      <SearchSection title={isDanish ? 'Populære søgninger' : 'Popular searches'}>
        <SearchSuggestionList
          choices={(isDanish
            ? ['Havtorn', 'Uden parfume', 'Solcreme', 'Gaveæske']
            : ['Sea buckthorn', 'Fragrance-free', 'Sun cream', 'Gift set']
          ).map(word)}
        />
      </SearchSection>
      <SearchSection
        title={isDanish ? 'Dine seneste søgninger' : 'Your latest searches'}
        footer={
          <Button variant="link">
            <ToolbarText en="Remove all" da="Fjern alle" />
          </Button>
        }
      >
        <SearchSuggestionList
          choices={['læ serum', 'håndcreme'].map((label) => ({
            ...word(label),
            remove: { label: isDanish ? `Fjern ${label}` : `Remove ${label}`, onRemove: () => {} },
          }))}
        />
      </SearchSection>
    </SearchColumns>
  );
}

const priceWords = { now: 'Nu', before: 'Før' };

function Results({ waiting, pages }: { waiting?: ReactNode; pages?: SearchSectionProps['place'] }) {
  const isDanish = useToolbarLanguage() === 'da';
  return (
    <SearchColumns layout="results" waiting={waiting}>
      {pages === 'across' && <Pages place="across" />}
      <SearchSection
        title={isDanish ? 'Produkter' : 'Products'}
        footer={
          <ButtonLink variant="link" href="#all">
            <ToolbarText en="See all 4 products" da="Se alle 4 produkter" />
          </ButtonLink>
        }
      >
        <SearchRows>
          <SearchProductRow
            href="#lae-serum"
            picture={pictures.p04}
            name={
              <>
                {isDanish ? 'Læ ' : 'Lee '}
                <mark>Serum</mark>
              </>
            }
            description={isDanish ? 'Fugtgivende serum' : 'Hydrating serum'}
            facts={
              <>
                30 ml{' '}
                <SingleMarketPrice price={{ now: '375 kr.', unit: '12.500,00 kr./l' }} labels={priceWords} />
              </>
            }
          />
          <SearchProductRow
            href="#ansigtsolie"
            picture={pictures.p07}
            name={isDanish ? 'Gylden Ansigtsolie' : 'Golden Face Oil'}
            description={
              <>
                {isDanish ? 'Ansigtsolie og ' : 'Face oil and '}
                <mark>serum</mark>
              </>
            }
            facts={
              <>
                {isDanish ? '2 størrelser' : '2 sizes'}{' '}
                <SingleMarketPrice
                  price={{
                    now: isDanish ? '195 kr.' : 'DKK 195',
                    before: isDanish ? '245 kr.' : 'DKK 245',
                    lowest: isDanish
                      ? 'Laveste pris seneste 30 dage: 245 kr.'
                      : 'Lowest price in the last 30 days: DKK 245',
                    unit: isDanish ? '6.500,00 kr./l' : 'DKK 6,500.00/l',
                  }}
                  labels={isDanish ? priceWords : { now: 'Now', before: 'Before' }}
                />
              </>
            }
          />
          <SearchProductRow
            href="#badesalt"
            name={isDanish ? 'Kold Bugt-badesalt' : 'Cold Bay Bath Soak'}
            description={isDanish ? 'Badesalt' : 'Bath salt'}
            facts={isDanish ? 'Udsolgt' : 'Sold out'}
          />
        </SearchRows>
      </SearchSection>
      <SearchSection title={isDanish ? 'Journal og tips' : 'Journal and tips'}>
        <SearchRows>
          <SearchArticleRow
            href="#layers"
            kind="Journal"
            title={isDanish ? 'Lag på lag' : 'The order of layers'}
          />
          <SearchArticleRow
            href="#damp"
            kind="Tip"
            title={isDanish ? 'Læg det på fugtig hud' : 'Apply to damp skin'}
          />
        </SearchRows>
      </SearchSection>
      {pages === 'column' && <Pages />}
    </SearchColumns>
  );
}

function Pages({ place }: Pick<SearchSectionProps, 'place'>) {
  const isDanish = useToolbarLanguage() === 'da';
  return (
    <SearchSection title={isDanish ? 'Hjælp og sider' : 'Help and pages'} {...(place ? { place } : {})}>
      <SearchRows>
        <SearchPageRow
          href="#delivery"
          title={
            isDanish ? (
              <>
                Levering og <mark>retur</mark>
              </>
            ) : (
              <>
                Delivery &amp; <mark>return</mark>s
              </>
            )
          }
          description={
            isDanish
              ? 'Priser og tider for levering i Danmark, Norge og vores andre lande, og hvordan du returnerer noget.'
              : 'Delivery prices and times for Denmark, Norway and the rest of our countries, and how to return something.'
          }
        />
        <SearchPageRow
          href="#help"
          title={isDanish ? 'Hjælp og spørgsmål' : 'Help & FAQ'}
          description={
            isDanish
              ? 'Svar om levering, retur, prøver, produkter og betaling.'
              : 'Answers about delivery, returns, samples, products and payment.'
          }
        />
      </SearchRows>
    </SearchSection>
  );
}

const args: SearchDialogProps = {
  isOpen: true,
  onClose: fn(),
  title: bilingual('Search Marehalm', 'Søg hos Marehalm'),
  closeLabel: bilingual('Close', 'Luk'),
  field: <Field value="" />,
  children: <Beginning />,
};

const keyNote = (
  <>
    <ToolbarText en="The / key opens the search." da="Tasten / åbner søgningen." />{' '}
    <Button variant="link">
      <ToolbarText en="Turn off" da="Slå fra" />
    </Button>
  </>
);

const typed = { ...args, field: <Field value="serum" />, onClear: fn() };

export const BeforeTyping: Story = { args: { ...args, note: keyNote }, globals: desktopViewport };
export const Found: Story = { args: { ...typed, children: <Results /> }, globals: desktopViewport };
/** Below the articles, and beside the products on a desk. */
export const WithPages: Story = {
  args: { ...typed, children: <Results pages="column" /> },
  globals: desktopViewport,
};
/** An entry whose name was typed comes first. */
export const PageByItsName: Story = {
  args: { ...typed, field: <Field value="retur" />, children: <Results pages="across" /> },
  globals: desktopViewport,
};
export const TakesLong: Story = {
  args: { ...typed, children: <Results waiting={<ToolbarText en="Still searching" da="Søger stadig" />} /> },
  globals: desktopViewport,
};

export const NothingFound: Story = {
  args: {
    ...typed,
    field: <Field value="xqzwv" />,
    children: (
      <SearchNoResults
        title={<ToolbarText en="No results for “xqzwv”" da="Ingen resultater for ”xqzwv”" />}
        help={
          <ToolbarText
            en="Check the spelling, or try fewer words."
            da="Tjek stavningen, eller prøv med færre ord."
          />
        }
      >
        <SearchSection title={<ToolbarText en="Popular searches" da="Populære søgninger" />}>
          <SearchSuggestionList
            choices={[
              { label: 'Havtorn', onChoose: fn() },
              { label: 'Solcreme', onChoose: fn() },
            ]}
          />
        </SearchSection>
        <SearchSection title={<ToolbarText en="Categories" da="Kategorier" />}>
          <SearchSuggestionList
            choices={[
              { label: 'Ansigt', href: '#face' },
              { label: 'Krop', href: '#body' },
            ]}
          />
        </SearchSection>
      </SearchNoResults>
    ),
  },
  globals: desktopViewport,
};

export const NotAnswering: Story = {
  args: {
    ...typed,
    children: (
      <Notice tone="problem">
        <p>
          <ToolbarText
            en="The search is not answering at the moment. Everything else in the shop works."
            da="Søgningen svarer ikke lige nu. Resten af butikken virker."
          />
        </p>
        <SearchActions>
          <Button variant="link">
            <ToolbarText en="Try again" da="Prøv igen" />
          </Button>
          <ButtonLink variant="link" href="#shop">
            <ToolbarText en="Show all products" da="Vis alle produkter" />
          </ButtonLink>
        </SearchActions>
      </Notice>
    ),
  },
  globals: desktopViewport,
};

function Searching(props: SearchDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [query, setQuery] = useState('');
  return (
    <LinkElementContext value={NonNavigatingLink}>
      <SearchDialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
        field={<Field value={query} onChange={setQuery} />}
        onClear={
          query === ''
            ? undefined
            : () => {
                setQuery('');
              }
        }
        onLeave={(link) => {
          props.onLeave?.(link);
          setOpen(false);
        }}
      >
        {query === '' ? <Beginning onChoose={setQuery} /> : <Results />}
      </SearchDialog>
    </LinkElementContext>
  );
}

export const ClearsThenCloses: Story = {
  args: { ...args, onLeave: fn() },
  render: (given) => <Searching {...given} />,
  globals: desktopViewport,
  play: async ({ args: given, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: /Search|Søg/ }));
    const field = dialog.getByRole('searchbox');
    await userEvent.click(dialog.getByRole('button', { name: /^(Havtorn|Sea buckthorn)$/ }));
    await waitFor(() => expect(field).not.toHaveValue(''));
    // The answers take the place of what could be searched for: looked for again until they stand there.
    await waitFor(() => expect(dialog.getByRole('region', { name: /Products|Produkter/ })).toBeVisible());
    await userEvent.click(field);
    // Keys of an input method.
    for (const key of ['Escape', 'ArrowDown', 'Enter'])
      await fireEvent.keyDown(field, { key, isComposing: true });
    await expect(field).not.toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.getByRole('dialog')).toBeVisible();

    // The arrow keys go the way of Tab, and back to the field.
    await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.getByRole('button', { name: /^(Havtorn|Sea buckthorn)$/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'serum');
    const links = await dialog.findAllByRole('link');
    for (const link of links) {
      await userEvent.keyboard('{ArrowDown}');
      await expect(link).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowDown}');
    await expect(links.at(-1)).toHaveFocus();

    const serum = dialog.getByRole('link', { name: /^(Læ|Lee) Serum/ });
    await userEvent.click(serum);
    await expect(given.onLeave).toHaveBeenCalledOnce();
    await expect(given.onLeave).toHaveBeenCalledWith(serum);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const OnAPhone: Story = { args: { ...typed, children: <Results /> }, globals: phoneViewport };

export const LongestDanish: Story = {
  args: {
    ...typed,
    field: <Field value="fugtighedsbevarende ansigtscreme uden parfume til sensitiv hud" />,
    children: (
      <SearchColumns layout="results">
        <SearchSection title="Produkter">
          <SearchRows>
            <SearchProductRow
              href="#dagcreme"
              picture={pictures.p05}
              name="Læ Mineralsk Dagcreme med solbeskyttelsesfaktor 30"
              description="Fugtighedsbevarende, parfumefri solcreme til ansigtet"
              facts="2 størrelser · fra 1.249,00 kr."
            />
          </SearchRows>
        </SearchSection>
        <SearchSection title="Journal og tips">
          <SearchRows>
            <SearchArticleRow
              href="#a"
              kind="Journal"
              title="Hvorfor den sensitive hud har brug for fugtighedsbevarende ingredienser"
            />
          </SearchRows>
        </SearchSection>
      </SearchColumns>
    ),
  },
  globals: narrowViewport,
};

export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { ...Found };

/** Esc in an empty field asks at once, not when the browser says that it has closed: what is opened meanwhile stays open. */
export const EscAsksAtOnce: Story = {
  args: { ...args, onClose: fn() },
  globals: desktopViewport,
  play: async ({ args: given, canvas }) => {
    const dialog = canvas.getByRole('dialog');
    const isClosed = new Promise((resolve) => {
      dialog.addEventListener('close', resolve, { once: true });
    });
    const press = { key: 'Escape', bubbles: true, cancelable: true };
    within(dialog).getByRole('searchbox').dispatchEvent(new KeyboardEvent('keydown', press));
    await expect(given.onClose).toHaveBeenCalledOnce();
    await isClosed;
    await expect(given.onClose).toHaveBeenCalledOnce();
  },
};
