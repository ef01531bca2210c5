import { type SettingName, settings } from '@/content/settings'
import { settingValues } from '@/content/site'
import type { Locale } from '@/lib/locale'

/** A setting that has been set: what stands in its place until then is no fact. */
function decided(name: SettingName, values: ReadonlyMap<string, string>): string | undefined {
  const value = values.get(name)
  return value === settings[name].neutral ? undefined : value
}

/** How to reach the company, as far as its owner has said. */
export const contactFacts = (locale: Locale, values: ReadonlyMap<string, string> = settingValues) => ({
  email: decided('SITE_EMAIL', values),
  telephone: decided('SITE_PHONE', values),
  streetAddress: decided(locale === 'en' ? 'SITE_ADDRESS_LINE_1_EN' : 'SITE_ADDRESS_LINE_1_AR', values),
})
