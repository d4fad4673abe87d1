/**
 * @generated SignedSource<<2511e5b19444cfe43ac217ef2908a21d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entryParts_subject$data = ReadonlyArray<{
  readonly id: string;
  readonly label: string;
  readonly path: string | null | undefined;
  readonly " $fragmentType": "entryParts_subject";
}>;
export type entryParts_subject$key = ReadonlyArray<{
  readonly " $data"?: entryParts_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryParts_subject">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "entryParts_subject",
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

(node as any).hash = "d4437812c280c2008c4751981170cf20";

export default node;
