/**
 * @generated SignedSource<<6b7ee75800888c52ebd9b18486a15aa0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditTable_changes$data = ReadonlyArray<{
  readonly after: string | null;
  readonly before: string | null;
  readonly field: string;
  readonly " $fragmentType": "AuditTable_changes";
}>;
export type AuditTable_changes$key = ReadonlyArray<{
  readonly " $data"?: AuditTable_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditTable_changes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AuditTable_changes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    }
  ],
  "type": "AuditChange",
  "abstractKey": null
};

(node as any).hash = "351e1c66aa3fa0010bfb36a57e0bfe9d";

export default node;
