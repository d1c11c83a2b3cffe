import { plans, type PlanId } from '@sheaf/api/features/billing/plans.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../lib/page/toast.ts';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { refreshAdmin } from './use-admin.ts';
import { userMessages } from './user.messages.ts';

/** What an administrator can do to an account. The lists are read anew after each. */
export function useUserActions() {
  const t = useMessages(userMessages);
  const errorTexts = useTranslated(errorWords);
  const say = <Input>(
    done: (input: Input) => string,
    failed: string,
    goneOf: (input: Input) => string | undefined = () => undefined,
  ) => ({
    onSuccess: (_answer: unknown, input: Input) => {
      toast.success(done(input));
      void refreshAdmin(goneOf(input));
    },
    onError: (error: unknown) => {
      toast.error(failed, { description: describeError(readApiError(error), errorTexts) });
    },
  });
  return {
    setRole: useMutation(trpc.admin.setRole.mutationOptions(say(() => t('roleDone'), t('roleFailed')))),
    makeAdmin: useMutation(
      // Its dialog says what failed: the password is asked for again there.
      trpc.admin.setRole.mutationOptions({
        onSuccess() {
          toast.success(t('roleDone'));
          void refreshAdmin();
        },
      }),
    ),
    givePlan: useMutation(
      trpc.admin.givePlan.mutationOptions(
        say(({ plan }: { plan: PlanId }) => t('planDone', { plan: plans[plan].name }), t('planFailed')),
      ),
    ),
    endSubscription: useMutation(
      trpc.admin.endSubscription.mutationOptions(say(() => t('endDone'), t('endFailed'))),
    ),
    signOut: useMutation(
      trpc.admin.signOutUser.mutationOptions(say(() => t('signedOut'), t('signOutFailed'))),
    ),
    reset: useMutation(
      // Its dialog says what failed: the password is asked for again there.
      trpc.admin.resetSignIn.mutationOptions({ onSuccess: () => void refreshAdmin() }),
    ),
    setDisabled: useMutation(
      trpc.admin.setDisabled.mutationOptions(
        say(
          ({ disabled }: { disabled: boolean }) => (disabled ? t('disabledDone') : t('enabledDone')),
          t('disableFailed'),
        ),
      ),
    ),
    remove: useMutation(
      trpc.admin.deleteUser.mutationOptions(
        say(
          () => t('removed'),
          t('removeFailed'),
          ({ id }: { id: string }) => id,
        ),
      ),
    ),
  };
}

export type UserActions = ReturnType<typeof useUserActions>;
