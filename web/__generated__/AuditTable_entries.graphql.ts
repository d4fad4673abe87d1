/**
 * @generated SignedSource<<7c8e509556467361798980cf770850a9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditTable_entries$data = ReadonlyArray<{
  readonly actionText: string;
  readonly actor: string;
  readonly actorName: string;
  readonly at: string;
  readonly changes: ReadonlyArray<{
    readonly field: string;
    readonly " $fragmentSpreads": FragmentRefs<"AuditTable_changes">;
  }>;
  readonly id: string;
  readonly reason: string | null;
  readonly subjects: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AuditTable_subjects">;
  }>;
  readonly " $fragmentType": "AuditTable_entries";
}>;
export type AuditTable_entries$key = ReadonlyArray<{
  readonly " $data"?: AuditTable_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditTable_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AuditTable_entries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actionText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditSubject",
      "kind": "LinkedField",
      "name": "subjects",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTable_subjects"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTable_changes"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "2227a4b7e6f11470b3ef7d9e72f32f43";

export default node;
