import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { Quote } from '../Quote/Quote.tsx';
import { RichText, type RichTextNode } from '../RichText/RichText.tsx';
import { Section } from '../Section/Section.tsx';
import { catalogue } from '../testing/catalogue.ts';
import { bilingual, ToolbarText } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { CatalogueCard, ShopPage, useBilingualValue } from '../testing/shop-page.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';

const meta = {
  title: 'Pages/Journal article',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `An article: a title that may take half the screen, a 3:2 picture, text at 680 px, a sentence that stands alone, the products it speaks of.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const paragraph = (en: string, da: string): RichTextNode => ({
  type: 'paragraph',
  children: [{ type: 'text', value: bilingual(en, da) }],
});

const words = {
  breadcrumb: bilingual('Breadcrumb', 'Brødkrumme'),
  alt: bilingual('Dunes under a pale sky', 'Klitter under en lys himmel'),
  beginning: [
    paragraph(
      'Dune grass grows where next to nothing else will: in loose sand, in salt, and in a wind that seldom rests.',
      'Marehalm gror, hvor næsten intet andet vil: i løst sand, i salt og i en vind, der sjældent hviler.',
    ),
    paragraph(
      'Its roots go down for metres and bind the dune. We use an extract of the blades in our moisturisers, never the roots: the coast needs those.',
      'Græssets rødder når flere meter ned og binder klitten. Vi bruger et udtræk af stråene i vores fugtpleje, aldrig rødderne, for dem har kysten brug for.',
    ),
  ] as RichTextNode[],
  end: [
    {
      type: 'heading',
      level: 2,
      children: [{ type: 'text', value: bilingual('How we harvest', 'Sådan høster vi') }],
    },
    paragraph(
      'In August, when the blades are golden, and with a sickle, so that the plant stays where it is. What is cut in a morning is enough for a year.',
      'I august, når stråene er gyldne, og med segl, så planten bliver stående. Det, der bliver skåret på en formiddag, rækker til et år.',
    ),
  ] as RichTextNode[],
};

function ArticlePage() {
  const texts = useBilingualValue(words);
  return (
    <ShopPage>
      <article>
        <PageHeader
          breadcrumb={
            <Breadcrumb
              label={texts.breadcrumb}
              items={[
                { href: '#home', label: 'Marehalm' },
                { href: '#journal', label: 'Journal' },
                {
                  label: (
                    <ToolbarText en="The grass that holds the coast" da="Græsset, der holder på kysten" />
                  ),
                },
              ]}
            />
          }
          size="xl"
          title={<ToolbarText en="The grass that holds the coast" da="Græsset, der holder på kysten" />}
          meta={
            <ToolbarText en="Ingredients · 2 March 2026 · 5 min" da="Ingredienser · 2. marts 2026 · 5 min." />
          }
        />
        <Section>
          <Picture
            picture={pictures.heroDunes}
            alt={texts.alt}
            ratio="3:2"
            sizes="(width >= 90em) 82rem, 92vw"
            priority="first"
          />
        </Section>
        <Section width="text">
          <RichText nodes={texts.beginning} look="article" />
        </Section>
        <Quote>
          <ToolbarText
            en="What holds the sand holds the water too."
            da="Det, der holder på sandet, holder også på vandet."
          />
        </Quote>
        <Section width="text">
          <RichText nodes={texts.end} look="plain" />
        </Section>
        <Section title={<ToolbarText en="In this article" da="I artiklen" />} titleSize="s">
          <ProductGrid>
            {[catalogue.p01, catalogue.p03, catalogue.p04].map((product) => (
              <CatalogueCard key={product.href} product={product} />
            ))}
          </ProductGrid>
        </Section>
      </article>
    </ShopPage>
  );
}

export const Desk: StoryObj = { render: () => <ArticlePage />, globals: desktopViewport };
export const Phone: StoryObj = { ...Desk, globals: phoneViewport };
export const Narrow: StoryObj = { ...Desk, globals: narrowViewport };
