/**
 * @generated SignedSource<<3afcb0bbe89568e69230cb6e20a8bb12>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileSide_mentor$data = {
  readonly completeness: {
    readonly message: string;
    readonly missing: ReadonlyArray<{
      readonly field: string;
      readonly label: string;
    }>;
    readonly percent: number;
  } | null;
  readonly " $fragmentType": "ProfileSide_mentor";
};
export type ProfileSide_mentor$key = {
  readonly " $data"?: ProfileSide_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSide_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileSide_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProfileCompleteness",
      "kind": "LinkedField",
      "name": "completeness",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MissingProfileItem",
          "kind": "LinkedField",
          "name": "missing",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "8ae5bd8b6e3061000e15ef01c99d316a";

export default node;
