/**
 * @generated SignedSource<<a8f03094d664bfb32edd89d7e71f89e9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorReviews_review$data = {
  readonly authorLevel: string | null;
  readonly authorName: string;
  readonly body: string;
  readonly createdAt: string;
  readonly stars: number;
  readonly " $fragmentType": "MentorReviews_review";
};
export type MentorReviews_review$key = {
  readonly " $data"?: MentorReviews_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorReviews_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorReviews_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stars",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorLevel",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "f1174a3477839cbe30cba59207847b3c";

export default node;
