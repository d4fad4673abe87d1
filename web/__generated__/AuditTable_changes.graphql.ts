/**
 * @generated SignedSource<<7ab9efd9ae83f745538610d2292b8f18>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditTable_changes$data = ReadonlyArray<{
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
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
