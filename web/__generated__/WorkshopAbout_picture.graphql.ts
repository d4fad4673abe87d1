/**
 * @generated SignedSource<<9efe5b5e5e66d156cca92ccf2cfa6647>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopAbout_picture$data = {
  readonly branch: string;
  readonly image: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "WorkshopAbout_picture";
};
export type WorkshopAbout_picture$key = {
  readonly " $data"?: WorkshopAbout_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopAbout_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopAbout_picture",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "branch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "image",
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "f7b4deca707ad8df23716da9f1bffd3f";

export default node;
