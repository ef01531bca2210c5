import type { Localized } from '@/lib/locale'

/** What stands in for the first line of an address until the owner sets it. */
export const neutralAddressLine: Localized<string> = {
  en: 'Office address, first line',
  ar: 'عنوان المكتب، السطر الأول',
}

/** Whether a phone number is all zeros: nobody has set it. */
export const isNeutralPhone = (phone: string): boolean => /^\+971[ 0]+$/.test(phone)
