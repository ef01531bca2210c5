#!/bin/sh
# {{generated}}
# sh upload.sh BUCKET [FOLDER]: copies the site to S3, first what pages need, then the pages.
# Deletes nothing, so that open tabs find their files.
set -eu
bucket=$1
site=${2:-out}

hashed() { # extension, type: files whose names change with their content
  for folder in {{folders}}; do
    aws s3 sync "$site/$folder" "s3://$bucket/$folder" --no-progress --size-only --exclude '*' --include "*.$1" \
      --content-type "$2" --cache-control '{{immutable}}'
  done
}

others() { # extension, type
  aws s3 sync "$site" "s3://$bucket" --no-progress --exclude '*' --include "*.$1" \
    {{notHashed}} \
    --content-type "$2" --cache-control '{{revalidate}}'
}

{{hashed}}

# Apple's file has no ending.
aws s3 sync "$site/.well-known" "s3://$bucket/.well-known" --no-progress --exclude '*' \
  --include apple-app-site-association --content-type application/json --cache-control '{{revalidate}}'

{{others}}
