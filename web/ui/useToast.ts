import { showToast, type ToastMessage } from '../lib/toasts.ts'

const TOAST = { toast: showToast }

/** `const { toast } = useToast()`, then `toast({ title, description, tone })`. */
export function useToast(): { toast: (message: ToastMessage) => void } {
  return TOAST
}
