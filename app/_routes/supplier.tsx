import { pageMetadata } from '@/app/_seo/page-metadata'
import { pageGraph } from '@/app/_seo/structured-data/page-graph'
import { PageLayout } from '@/components/layout/page-layout'
import { DocumentPart } from '@/components/sections/document/document-section'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { Button } from '@/components/ui/button'
import { ButtonRow } from '@/components/ui/button-row'
import { DescriptionList } from '@/components/ui/description-list/description-list'
import { FactList } from '@/components/ui/description-list/fact-list'
import { JsonLd } from '@/components/ui/json-ld'
import { MailButton } from '@/components/ui/mail-button'
import { Section } from '@/components/ui/section'
import { StarList } from '@/components/ui/star-list'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { supplierPage } from '@/content/pages'
import { pages } from '@/content/site-pages'
import { homeBreadcrumb } from '@/content/views/home-breadcrumb'
import { previewNotice } from '@/content/views/preview-notice'
import {
  registrationMail,
  suppliedItems,
  supplierData,
  supplierDocuments,
  wholeSetMail,
} from '@/content/views/supplier-lines'
import { lastDayOf } from '@/lib/last-day'
import type { Locale } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

/** The supplier's file: what a procurement department asks for, on one sheet of paper. */
export function supplierRoute(locale: Locale) {
  const { title, description, lead, mail, print, documents, supply } = supplierPage[locale]
  const notice = previewNotice(locale)
  const wholeSet = wholeSetMail(locale)
  const { papers, sent, onSite, filled } = supplierDocuments(locale)
  const { navigation, company } = messages[locale]
  const page = { locale, path: pagePaths.supplier, title, description }
  const breadcrumbs = [homeBreadcrumb(locale), { title }]
  return {
    metadata: pageMetadata(page),
    Page: () => (
      <PageLayout locale={locale} hasCallToAction={false}>
        <PageHero
          locale={locale}
          title={title}
          subtitle={lead}
          picture={pages.supplier.picture}
          breadcrumbs={breadcrumbs}
          breadcrumbLabel={navigation.breadcrumb}
        >
          {notice && <p className="mt-4 text-sm text-muted">{notice}</p>}
          <ButtonRow space="mt-5">
            <MailButton variant="primary" href={registrationMail(locale)} label={mail.button} about={title} />
            <div className="w-full md:w-auto scriptless:hidden">
              <Button size="wide" data-print>
                {print}
              </Button>
            </div>
          </ButtonRow>
        </PageHero>
        <Section as="div" surface="paper">
          <DocumentPart id={sectionIds.company} title={company.heading} wide>
            <FactList items={supplierData(locale)} />
          </DocumentPart>
          {filled ? (
            <DocumentPart id={sectionIds.papers} title={documents.title} until={lastDayOf([...papers, ...sent])} wide>
              {papers.length > 0 && <DescriptionList items={papers} columns={3} />}
              {sent.length > 0 && (
                <>
                  <h3 className="mb-3 text-name text-fg" data-until={lastDayOf(sent)}>
                    {documents.sent}
                  </h3>
                  <StarList ruled columns={3} short until={lastDayOf(sent)}>
                    {sent.map(({ name, until }) => (
                      <li key={name} data-until={until}>
                        {name}
                      </li>
                    ))}
                  </StarList>
                </>
              )}
              {wholeSet && (
                <ButtonRow space="mt-4">
                  <MailButton variant="solid" href={wholeSet} label={documents.askAll} about={title} />
                </ButtonRow>
              )}
            </DocumentPart>
          ) : (
            <DocumentPart id={sectionIds.papers} title={documents.more.title} wide>
              <p>{documents.more.text}</p>
              <StarList ruled columns={3} short>
                {mail.papers.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </StarList>
              <ButtonRow space="mt-4">
                <MailButton variant="solid" href={registrationMail(locale)} label={documents.askUsual} about={title} />
              </ButtonRow>
            </DocumentPart>
          )}
          <DocumentPart id={sectionIds.documents} title={documents.readNow} wide>
            <DescriptionList items={onSite} columns={3} />
          </DocumentPart>
          <DocumentPart id={sectionIds.supply} title={supply} wide>
            <DescriptionList items={suppliedItems(locale)} columns={3} />
          </DocumentPart>
        </Section>
        <JsonLd data={pageGraph(page, { breadcrumbs })} />
      </PageLayout>
    ),
  }
}
