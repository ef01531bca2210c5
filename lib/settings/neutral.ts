import type { Localized } from '@/lib/locale'

/** The first line of the address until the owner sets it. */
export const neutralAddressLine: Localized<string> = {
  en: 'Office address, first line',
  ar: 'عنوان المكتب، السطر الأول',
}

/** Whether a phone number is all zeros, like the neutral one. */
export const isNeutralPhone = (phone: string): boolean => /^\+971[ 0]+$/.test(phone)
