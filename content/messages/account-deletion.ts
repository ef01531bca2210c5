import type { Localized } from '@/lib/locale'

/** What both deletion forms say; the words of one page alone are in content/pages/account-deletion. */
export interface AccountDeletionMessages {
  emptyField: string
  invalidEmail: string
  /** Asked by the browser's own dialog before anything is sent. */
  confirmation: string
  processing: string
  /** Asked when the visitor is about to leave the page before the answer has come. */
  leaving: string
  success: string
  /** Swin's refusal; its API gives no reason. */
  accountDoesNotExist: string
  /** Opens Lahfa's refusal, with the space that parts it from the reason. */
  failed: string
  /** In place of a reason that Lahfa does not give. */
  unknownError: string
  network: string
  showPassword: string
  hidePassword: string
  /** Shown in place of a working form where scripts are off. */
  needsScript: string
}

export const accountDeletionMessages: Localized<AccountDeletionMessages> = {
  en: {
    emptyField: 'Please fill in all fields',
    invalidEmail: 'Please enter a valid email address',
    confirmation: 'Are you sure you want to delete your account? This action cannot be undone.',
    processing: 'Processing...',
    leaving:
      'Your request is still being processed. If you leave this page now, your account may still be deleted, but you will not see the outcome. Leave the page?',
    success: 'Your account has been successfully deleted.',
    accountDoesNotExist: 'Account deletion failed: This Account Does Not Exist',
    failed: 'Account deletion failed: ',
    unknownError: 'Unknown error.',
    network: 'An error occurred while processing your request.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    needsScript: 'This form needs JavaScript. Please switch it on in your browser and load the page again.',
  },
  ar: {
    emptyField: 'يُرجى تعبئة جميع الحقول',
    invalidEmail: 'يُرجى إدخال عنوان بريد إلكتروني صحيح',
    confirmation: 'هل أنت متأكد من رغبتك في حذف حسابك؟ لا يمكن التراجع عن هذا الإجراء.',
    processing: 'جارٍ المعالجة...',
    leaving:
      'ما زال طلبك قيد المعالجة. إذا غادرت هذه الصفحة الآن فقد يُحذف حسابك من دون أن تظهر لك النتيجة. هل تريد مغادرة الصفحة؟',
    success: 'تم حذف حسابك بنجاح.',
    accountDoesNotExist: 'تعذّر حذف الحساب: هذا الحساب غير موجود',
    failed: 'تعذّر حذف الحساب: ',
    unknownError: 'خطأ غير معروف.',
    network: 'حدث خطأ أثناء معالجة طلبك.',
    showPassword: 'إظهار كلمة المرور',
    hidePassword: 'إخفاء كلمة المرور',
    needsScript: 'يحتاج هذا النموذج إلى JavaScript. يُرجى تفعيلها في المتصفح ثم إعادة تحميل الصفحة.',
  },
}

/**
 * In place of a working form where the scripts of the page could not be loaded. Not one of the messages above, which
 * are sent to the browser with the form.
 */
export const scriptErrorMessage: Localized<(email: string) => string> = {
  en: (email) =>
    `This form is not working because part of the page could not be loaded. Nothing has been sent. Please reload the page, or write to ${email} from the email address of your account.`,
  ar: (email) =>
    `لا يعمل هذا النموذج لأن جزءًا من الصفحة لم يُحمَّل، ولم يُرسَل أي شيء. يُرجى إعادة تحميل الصفحة، أو مراسلتنا على ${email} من البريد المرتبط بحسابك.`,
}
