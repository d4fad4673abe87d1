/**
 * @generated SignedSource<<626d34a27ef3a3b0ed89ad3307284aec>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditTable_subjects$data = ReadonlyArray<{
  readonly kind: string;
  readonly label: string;
  readonly number: string;
  readonly path: string | null;
  readonly " $fragmentType": "AuditTable_subjects";
}>;
export type AuditTable_subjects$key = ReadonlyArray<{
  readonly " $data"?: AuditTable_subjects$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditTable_subjects">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AuditTable_subjects",
  "selections": [
    {
      "alias": "number",
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "type": "AuditSubject",
  "abstractKey": null
};

(node as any).hash = "4646947300a38e6b23d98e6e45ba1117";

export default node;
