/**
 * @generated SignedSource<<ccc68e1ae6ef44259694abf932501cd6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorSeen_mentor$data = {
  readonly databaseId: number;
  readonly starterPrice: number;
  readonly " $fragmentType": "MentorSeen_mentor";
};
export type MentorSeen_mentor$key = {
  readonly " $data"?: MentorSeen_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorSeen_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorSeen_mentor",
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
      "name": "starterPrice",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "fdbb3ab49c35784006c115905e56c577";

export default node;
