import { registerInput, resetPasswordInput } from '@sheaf/api/features/auth/auth.schema.ts';
import { z } from 'zod';

/** The confirmation is for the page alone: the server takes the password once. */
export function registerForm(passwordsDiffer: string) {
  return registerInput
    .extend({ confirmPassword: z.string() })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: passwordsDiffer,
    });
}

export function resetForm(passwordsDiffer: string) {
  return resetPasswordInput
    .omit({ token: true })
    .extend({ confirmPassword: z.string() })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: passwordsDiffer,
    });
}
