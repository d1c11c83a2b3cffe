/** What the id in an address is of, by how the address begins; the longest beginning counts. */
const ids: Record<string, string> = {
  '/admin/users/{id}': 'The id of the account',
  '/ai/chat-sessions/{id}': 'The id of the conversation',
  '/auth/second-factors/passkeys/{id}': 'The id of the passkey',
  '/auth/sessions/{id}': 'The id of the sign-in, from GET /auth/sessions',
  '/batch/{id}': 'The id of the batch',
  '/batch/templates/{id}': 'The id of the template',
  '/files/{id}': 'The id of the file',
  '/folders/{id}': 'The id of the folder',
  '/operations/{id}': 'The id of the operation: the `operationId` of the call that began it',
  '/pdf/': 'The id of the file',
  '/subscriptions/invoices/{id}': 'The id of the payment, from GET /subscriptions/billing-history',
  '/users/api-keys/{id}': 'The id of the API key',
  '/users/sign-marks/{id}': 'The id of the kept signature or stamp',
  '/users/webhooks/{id}': 'The id of the webhook',
};

/** Those that mean the same in every call that has them. */
const named: Record<string, string> = {
  'path fileId': 'The id of the file',
  'path sessionId': 'The id of the conversation',
  'path deliveryId': 'The id of the delivery, from GET /users/webhooks/{id}/deliveries',
  'path number': 'The number of the version',
  'query page': 'The page of the list, from 1',
  'query limit': 'How many at most',
  'query order': '`asc`: smallest, oldest or A first; `desc`: the other way round',
  'query sort': 'What the list is sorted by',
  'query search': 'Only what has this text in it',
  'query status': 'Only work in this state',
  'query action': 'Only work of this kind, such as `merge`',
  'query version': 'The number of an earlier version; absent: the current one',
  'query fileId': 'The id of the file',
  'query fileIds': 'Only these files',
  'query folderId': 'Only files of this folder and of the folders in it',
  'query folder_id': 'Only files right in this folder; `null`: those in no folder',
  'query tag': 'Only files with this tag',
  'query token': 'The token of the link',
};

/** Where a name means something else. */
const own: Record<string, string> = {
  '/admin/days query days': 'How many days, up to today',
  '/admin/users query role': 'Only accounts with this role',
  '/files query type': 'A MIME type, or `pdf`, `image`, `word` or `excel`',
  '/files/{id} query permanent': '`true` deletes the file for good; else it goes to the trash',
  '/files/{id}/thumbnail query page': 'The page of the document, from 1',
  '/folders/{id} query force': '`true` deletes the folder with all that is in it',
  '/folders/{id} query permanent': '`true` deletes a folder of the trash for good',
  '/pdf/advanced/signatures/{id}/pictures query page': 'The page of the document, from 1',
  '/search/place query page': 'The page of the document that the passage is on, from 1',
  '/search/place query quote': 'The words that are looked for',
};

type Parameter = { name: string; in: string; description?: string; schema?: { description?: string } };

/** Gives every parameter that its schema does not describe a description. */
export function describeParameters(path: string, parameters: Parameter[]): void {
  for (const parameter of parameters) {
    if (parameter.description ?? parameter.schema?.description) continue;
    const name = `${parameter.in} ${parameter.name}`;
    const found =
      own[`${path} ${name}`] ?? named[name] ?? (name === 'path id' ? describeId(path) : undefined);
    if (found) parameter.description = found;
  }
}

function describeId(path: string): string | undefined {
  const [longest] = Object.keys(ids)
    .filter((start) => path.startsWith(start))
    .toSorted((one, other) => other.length - one.length);
  return longest && ids[longest];
}
