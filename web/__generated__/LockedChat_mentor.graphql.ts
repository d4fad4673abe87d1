/**
 * @generated SignedSource<<389a38231a3923a6fb3d98194f878fb7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LockedChat_mentor$data = {
  readonly available: boolean;
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "LockedChat_mentor";
};
export type LockedChat_mentor$key = {
  readonly " $data"?: LockedChat_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"LockedChat_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LockedChat_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "6d65b02eb4b528fc0cbe1119d9ccbdd4";

export default node;
